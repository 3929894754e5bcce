def equal_pairs(grid):
    size = range(len(grid))
    return sum(all(grid[r][i] == grid[i][c] for i in size) for r in size for c in size)
