def is_valid_sudoku(board):
    rows = board
    columns = list(zip(*board))
    boxes = [[board[r + i][c + j] for i in range(3) for j in range(3)] for r in (0, 3, 6) for c in (0, 3, 6)]
    for group in [*rows, *columns, *boxes]:
        digits = [digit for digit in group if digit != "."]
        if len(digits) != len(set(digits)):
            return False
    return True
