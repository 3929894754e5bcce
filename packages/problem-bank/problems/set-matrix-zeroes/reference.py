def set_zeroes(matrix):
    before = [list(row) for row in matrix]
    for r, row in enumerate(before):
        for c, value in enumerate(row):
            if value == 0:
                for other in range(len(before)):
                    matrix[other][c] = 0
                for other in range(len(row)):
                    matrix[r][other] = 0
