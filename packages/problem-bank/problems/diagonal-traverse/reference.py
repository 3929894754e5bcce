def find_diagonal_order(mat):
    cells = [(row, column) for row in range(len(mat)) for column in range(len(mat[0]))]

    def rank(cell):
        row, column = cell
        return row + column, row if (row + column) % 2 else column

    return [mat[row][column] for row, column in sorted(cells, key=rank)]
