def rotate(matrix: list[list[int]]) -> None:
    matrix.reverse()
    for row in range(len(matrix)):
        for column in range(row):
            matrix[row][column], matrix[column][row] = matrix[column][row], matrix[row][column]
