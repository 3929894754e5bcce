def min_falling_path_sum(matrix: list[list[int]]) -> int:
    least = [0] * len(matrix[0])
    for row in matrix:
        least = [number + min(least[max(0, column - 1) : column + 2]) for column, number in enumerate(row)]
    return min(least)
