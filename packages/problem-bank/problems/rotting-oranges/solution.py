def oranges_rotting(grid: list[list[int]]) -> int:
    cells = [(row, column) for row in range(len(grid)) for column in range(len(grid[0]))]
    fresh = {(row, column) for row, column in cells if grid[row][column] == 1}
    just_rotten = [(row, column) for row, column in cells if grid[row][column] == 2]
    minutes = 0
    while fresh and just_rotten:
        minutes += 1
        infected = []
        for row, column in just_rotten:
            for near in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                if near in fresh:
                    fresh.remove(near)
                    infected.append(near)
        just_rotten = infected
    return -1 if fresh else minutes
