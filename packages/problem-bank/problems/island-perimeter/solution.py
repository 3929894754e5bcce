def island_perimeter(grid: list[list[int]]) -> int:
    perimeter = 0
    for row, line in enumerate(grid):
        for column, square in enumerate(line):
            if square == 0:
                continue
            perimeter += 4
            if row > 0 and grid[row - 1][column] == 1:
                perimeter -= 2
            if column > 0 and line[column - 1] == 1:
                perimeter -= 2
    return perimeter
