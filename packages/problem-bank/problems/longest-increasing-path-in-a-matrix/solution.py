def longest_increasing_path(matrix: list[list[int]]) -> int:
    rows, columns = len(matrix), len(matrix[0])
    # The most cells on a path that begins here; what is larger has been worked out before.
    longest = [[0] * columns for _ in range(rows)]
    cells = [(row, column) for row in range(rows) for column in range(columns)]
    for row, column in sorted(cells, key=lambda cell: matrix[cell[0]][cell[1]], reverse=True):
        best = 0
        for beside, along in (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1):
            if 0 <= beside < rows and 0 <= along < columns and matrix[beside][along] > matrix[row][column]:
                best = max(best, longest[beside][along])
        longest[row][column] = best + 1
    return max(map(max, longest))
