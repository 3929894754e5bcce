from math import inf


def min_path_sum(grid: list[list[int]]) -> int:
    least = [0] + [inf] * (len(grid[0]) - 1)
    for row in grid:
        left = inf
        for column, number in enumerate(row):
            left = least[column] = number + min(least[column], left)
    return least[-1]
