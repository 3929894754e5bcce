class NumMatrix:
    def __init__(self, matrix):
        self.matrix = matrix

    def sum_region(self, row1, col1, row2, col2):
        return sum(sum(row[col1 : col2 + 1]) for row in self.matrix[row1 : row2 + 1])
