def get_row(row_index: int) -> list[int]:
    row = [1]
    for _ in range(row_index):
        row.append(1)
        for place in range(len(row) - 2, 0, -1):
            row[place] += row[place - 1]
    return row
