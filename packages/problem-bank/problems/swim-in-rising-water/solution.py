from heapq import heappop, heappush


def swim_in_water(grid: list[list[int]]) -> int:
    size = len(grid)
    reached = {(0, 0)}
    # (the water level that it takes to get there, row, column)
    edge = [(grid[0][0], 0, 0)]
    while True:
        level, row, column = heappop(edge)
        if row == column == size - 1:
            return level
        for cell in (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1):
            beside, along = cell
            if 0 <= beside < size and 0 <= along < size and cell not in reached:
                reached.add(cell)
                heappush(edge, (max(level, grid[beside][along]), beside, along))
