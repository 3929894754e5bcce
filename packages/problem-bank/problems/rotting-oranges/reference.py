def oranges_rotting(grid):
    minutes = 0
    while True:
        rotten = {(r, c) for r, line in enumerate(grid) for c, cell in enumerate(line) if cell == 2}
        near = {cell for r, c in rotten for cell in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1))}
        after = [[2 if cell == 1 and (r, c) in near else cell for c, cell in enumerate(line)] for r, line in enumerate(grid)]
        if after == grid:
            return -1 if any(1 in line for line in grid) else minutes
        grid, minutes = after, minutes + 1
