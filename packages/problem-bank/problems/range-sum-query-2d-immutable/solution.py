class NumMatrix:
    def __init__(self, matrix: list[list[int]]):
        # The sum of the first i rows and j columns stands at [i][j].
        self._sums = [[0] * (len(matrix[0]) + 1)]
        for row in matrix:
            in_row, above = 0, self._sums[-1]
            sums = [0]
            for column, number in enumerate(row, 1):
                in_row += number
                sums.append(above[column] + in_row)
            self._sums.append(sums)

    def sum_region(self, row1: int, col1: int, row2: int, col2: int) -> int:
        above, below = self._sums[row1], self._sums[row2 + 1]
        return below[col2 + 1] - below[col1] - above[col2 + 1] + above[col1]
