from collections import deque

EMPTY = 2**31 - 1


def walls_and_gates(rooms: list[list[int]]) -> None:
    reached = deque((row, column) for row, cells in enumerate(rooms) for column, cell in enumerate(cells) if cell == 0)
    while reached:
        row, column = reached.popleft()
        for beside, along in (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1):
            if 0 <= beside < len(rooms) and 0 <= along < len(rooms[0]) and rooms[beside][along] == EMPTY:
                rooms[beside][along] = rooms[row][column] + 1
                reached.append((beside, along))
