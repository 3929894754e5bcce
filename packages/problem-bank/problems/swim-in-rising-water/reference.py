def swim_in_water(grid):
    size = len(grid)
    for level in range(max(map(max, grid)) + 1):
        if grid[0][0] > level:
            continue
        covered = {(0, 0)}
        for _ in range(size * size):
            for row in range(size):
                for column in range(size):
                    beside = {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}
                    if grid[row][column] <= level and beside & covered:
                        covered.add((row, column))
        if (size - 1, size - 1) in covered:
            return level
