def convert(s: str, num_rows: int) -> str:
    if num_rows == 1:
        return s
    rows = [[] for _ in range(num_rows)]
    row, step = 0, 1
    for letter in s:
        rows[row].append(letter)
        if row == 0:
            step = 1
        elif row == num_rows - 1:
            step = -1
        row += step
    return "".join("".join(letters) for letters in rows)
