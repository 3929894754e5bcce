def unique_paths_with_obstacles(obstacle_grid):
    def paths(row, column):
        if row < 0 or column < 0 or obstacle_grid[row][column] == 1:
            return 0
        if row == column == 0:
            return 1
        return paths(row - 1, column) + paths(row, column - 1)

    return paths(len(obstacle_grid) - 1, len(obstacle_grid[0]) - 1)
