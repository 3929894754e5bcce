def game_of_life(board):
    def live_around(row, column):
        near = [(row + down, column + across) for down in (-1, 0, 1) for across in (-1, 0, 1) if down or across]
        return sum(board[r][c] for r, c in near if 0 <= r < len(board) and 0 <= c < len(board[0]))

    board[:] = [
        [int(live_around(row, column) in ((2, 3) if cell else (3,))) for column, cell in enumerate(cells)]
        for row, cells in enumerate(board)
    ]
