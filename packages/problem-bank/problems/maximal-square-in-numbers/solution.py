def maximal_square(matrix: list[list[int]]) -> int:
    columns = len(matrix[0])
    # One more place in front stands for the cells left of the matrix.
    above = [0] * (columns + 1)
    largest = 0
    for row in matrix:
        sides = [0] * (columns + 1)
        for column, cell in enumerate(row):
            if cell == 1:
                sides[column + 1] = 1 + min(above[column], above[column + 1], sides[column])
        largest = max(largest, *sides)
        above = sides
    return largest * largest
