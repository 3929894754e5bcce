def asteroid_collision(asteroids):
    row = list(asteroids)
    while True:
        meeting = [at for at in range(len(row) - 1) if row[at] > 0 > row[at + 1]]
        if not meeting:
            return row
        at = meeting[0]
        balance = row[at] + row[at + 1]
        row[at : at + 2] = [] if balance == 0 else [row[at] if balance > 0 else row[at + 1]]
