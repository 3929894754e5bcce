def solve(board):
    def region(row, column):
        cells = {(row, column)}
        while True:
            near = {cell for r, c in cells for cell in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1))}
            if any(not (0 <= r < len(board) and 0 <= c < len(board[0])) for r, c in near):
                return None
            more = cells | {(r, c) for r, c in near if board[r][c] == "O"}
            if more == cells:
                return cells
            cells = more

    for row, line in enumerate(board):
        for column, cell in enumerate(line):
            if cell == "O":
                for r, c in region(row, column) or ():
                    board[r][c] = "X"
