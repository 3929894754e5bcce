def game_of_life(board: list[list[int]]) -> None:
    rows, columns = len(board), len(board[0])
    for row in range(rows):
        for column in range(columns):
            live = -(board[row][column] & 1)
            for r in range(max(0, row - 1), min(rows, row + 2)):
                for c in range(max(0, column - 1), min(columns, column + 2)):
                    live += board[r][c] & 1
            if live == 3 or (live == 2 and board[row][column] & 1):
                board[row][column] |= 2
    for cells in board:
        for column in range(columns):
            cells[column] >>= 1
