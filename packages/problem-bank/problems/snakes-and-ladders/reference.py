def snakes_and_ladders(board):
    n = len(board)
    jumps = []
    for row, line in enumerate(reversed(board)):
        jumps += reversed(line) if row % 2 else line
    rolls = {1: 0}
    for _ in range(n * n):
        for square in list(rolls):
            for ahead in range(square + 1, min(square + 6, n * n) + 1):
                end = ahead if jumps[ahead - 1] == -1 else jumps[ahead - 1]
                rolls[end] = min(rolls.get(end, n * n), rolls[square] + 1)
    return rolls.get(n * n, -1)
