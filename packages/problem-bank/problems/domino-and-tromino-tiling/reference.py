from functools import cache


def num_tilings(n):
    shapes = []
    for column in range(n):
        shapes.append({(0, column), (1, column)})
        if column + 1 < n:
            square = {(row, at) for row in (0, 1) for at in (column, column + 1)}
            shapes += [{(row, column), (row, column + 1)} for row in (0, 1)]
            shapes += [square - {cell} for cell in square]

    @cache
    def ways(free):
        if not free:
            return 1
        first = min(free, key=lambda cell: (cell[1], cell[0]))
        return sum(ways(free - shape) for shape in shapes if first in shape and shape <= free)

    return ways(frozenset((row, column) for row in (0, 1) for column in range(n))) % (10**9 + 7)
