def set_zeroes(matrix: list[list[int]]) -> None:
    rows = {r for r, row in enumerate(matrix) if 0 in row}
    columns = {c for c, column in enumerate(zip(*matrix)) if 0 in column}
    for r, row in enumerate(matrix):
        for c in range(len(row)):
            if r in rows or c in columns:
                row[c] = 0
