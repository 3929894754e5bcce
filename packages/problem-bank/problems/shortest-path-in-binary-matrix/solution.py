def shortest_path_binary_matrix(grid: list[list[int]]) -> int:
    size = len(grid)
    seen = {(0, 0)}
    cells = [(0, 0)] if grid[0][0] == 0 else []
    length = 1
    while cells:
        if (size - 1, size - 1) in seen:
            return length
        following = []
        for row, column in cells:
            for near_row in range(max(0, row - 1), min(size, row + 2)):
                for near_column in range(max(0, column - 1), min(size, column + 2)):
                    near = near_row, near_column
                    if grid[near_row][near_column] == 0 and near not in seen:
                        seen.add(near)
                        following.append(near)
        cells = following
        length += 1
    return -1
