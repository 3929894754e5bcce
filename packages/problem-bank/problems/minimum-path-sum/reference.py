def min_path_sum(grid):
    def least_from(row, column):
        last_row, last_column = row == len(grid) - 1, column == len(grid[0]) - 1
        if last_row and last_column:
            return grid[row][column]
        onward = []
        if not last_row:
            onward.append(least_from(row + 1, column))
        if not last_column:
            onward.append(least_from(row, column + 1))
        return grid[row][column] + min(onward)

    return least_from(0, 0)
