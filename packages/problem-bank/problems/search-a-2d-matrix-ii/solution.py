def search_matrix(matrix: list[list[int]], target: int) -> bool:
    row, column = 0, len(matrix[0]) - 1
    while row < len(matrix) and column >= 0:
        value = matrix[row][column]
        if value == target:
            return True
        if value < target:
            row += 1
        else:
            column -= 1
    return False
