def count_battleships(board):
    left = {(r, c) for r, row in enumerate(board) for c, cell in enumerate(row) if cell == "X"}
    ships = 0
    while left:
        ships += 1
        ship = [left.pop()]
        for r, c in ship:
            for near in [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]:
                if near in left:
                    left.remove(near)
                    ship.append(near)
    return ships
