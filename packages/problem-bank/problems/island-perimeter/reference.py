def island_perimeter(grid):
    land = {(r, c) for r, line in enumerate(grid) for c, square in enumerate(line) if square == 1}
    sides = [(r + down, c + right) for r, c in land for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))]
    return sum(side not in land for side in sides)
