def find_diagonal_order(mat: list[list[int]]) -> list[int]:
    rows, columns = len(mat), len(mat[0])
    order = []
    for total in range(rows + columns - 1):
        down = range(max(0, total - columns + 1), min(total, rows - 1) + 1)
        order += [mat[row][total - row] for row in (down if total % 2 else reversed(down))]
    return order
