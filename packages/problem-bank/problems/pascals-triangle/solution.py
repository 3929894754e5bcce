def generate(num_rows: int) -> list[list[int]]:
    rows = [[1]]
    while len(rows) < num_rows:
        last = rows[-1]
        rows.append([1, *(left + right for left, right in zip(last, last[1:])), 1])
    return rows
