def longest_increasing_path(matrix):
    def walk(row, column):
        best = 0
        for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            r, c = row + down, column + right
            if 0 <= r < len(matrix) and 0 <= c < len(matrix[0]) and matrix[r][c] > matrix[row][column]:
                best = max(best, walk(r, c))
        return 1 + best

    return max(walk(row, column) for row in range(len(matrix)) for column in range(len(matrix[0])))
