def nearest_exit(maze, entrance):
    rows, columns = len(maze), len(maze[0])
    steps = {tuple(entrance): 0}
    for _ in range(rows * columns):
        for (row, column), made in list(steps.items()):
            for cell in [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]:
                inside = 0 <= cell[0] < rows and 0 <= cell[1] < columns
                if inside and maze[cell[0]][cell[1]] == ".":
                    steps[cell] = min(steps.get(cell, made + 1), made + 1)
    exits = [
        made
        for (row, column), made in steps.items()
        if [row, column] != entrance and (row in (0, rows - 1) or column in (0, columns - 1))
    ]
    return min(exits, default=-1)
