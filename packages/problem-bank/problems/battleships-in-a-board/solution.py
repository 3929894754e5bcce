def count_battleships(board: list[list[str]]) -> int:
    ships = 0
    for r, row in enumerate(board):
        for c, cell in enumerate(row):
            goes_on = (r > 0 and board[r - 1][c] == "X") or (c > 0 and row[c - 1] == "X")
            if cell == "X" and not goes_on:
                ships += 1
    return ships
