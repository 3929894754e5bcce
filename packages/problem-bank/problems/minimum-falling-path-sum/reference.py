from functools import cache


def min_falling_path_sum(matrix):
    @cache
    def below(row, column):
        if not 0 <= column < len(matrix[0]):
            return float("inf")
        if row == len(matrix) - 1:
            return matrix[row][column]
        return matrix[row][column] + min(below(row + 1, column + step) for step in (-1, 0, 1))

    return min(below(0, column) for column in range(len(matrix[0])))
