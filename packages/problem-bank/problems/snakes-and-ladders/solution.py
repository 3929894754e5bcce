def snakes_and_ladders(board: list[list[int]]) -> int:
    n = len(board)

    def end_of(square: int) -> int:
        row, column = divmod(square - 1, n)
        if row % 2 == 1:
            column = n - 1 - column
        jump = board[n - 1 - row][column]
        return square if jump == -1 else jump

    reached = {1}
    level = [1]
    rolls = 0
    while level:
        if n * n in level:
            return rolls
        below = []
        for square in level:
            for ahead in range(square + 1, min(square + 6, n * n) + 1):
                end = end_of(ahead)
                if end not in reached:
                    reached.add(end)
                    below.append(end)
        level = below
        rolls += 1
    return -1
