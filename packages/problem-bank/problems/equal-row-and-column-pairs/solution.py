from collections import Counter


def equal_pairs(grid: list[list[int]]) -> int:
    rows = Counter(map(tuple, grid))
    return sum(rows[column] for column in zip(*grid))
