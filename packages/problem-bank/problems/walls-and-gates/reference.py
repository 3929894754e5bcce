def walls_and_gates(rooms):
    changed = True
    while changed:
        changed = False
        for row in range(len(rooms)):
            for column in range(len(rooms[0])):
                for r, c in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                    if not (0 <= r < len(rooms) and 0 <= c < len(rooms[0])) or rooms[r][c] == -1:
                        continue
                    if rooms[r][c] + 1 < rooms[row][column]:
                        rooms[row][column] = rooms[r][c] + 1
                        changed = True
