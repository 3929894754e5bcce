def shortest_path_binary_matrix(grid):
    size = len(grid)
    free = [(row, column) for row in range(size) for column in range(size) if grid[row][column] == 0]
    length = {cell: size * size + 1 for cell in free}
    if (0, 0) in length:
        length[0, 0] = 1
    for _ in free:
        for a, b in free:
            for c, d in free:
                if abs(a - c) <= 1 and abs(b - d) <= 1:
                    length[c, d] = min(length[c, d], length[a, b] + 1)
    shortest = length.get((size - 1, size - 1), size * size + 1)
    return shortest if shortest <= size * size else -1
