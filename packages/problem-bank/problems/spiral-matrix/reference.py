def spiral_order(matrix):
    if not matrix:
        return []
    first, *rest = matrix
    return list(first) + spiral_order([list(row) for row in zip(*rest)][::-1])
