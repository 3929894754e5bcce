def solve(board: list[list[str]]) -> None:
    rows, columns = len(board), len(board[0])
    on_edge = [
        (row, column)
        for row in range(rows)
        for column in range(columns)
        if row in (0, rows - 1) or column in (0, columns - 1)
    ]
    to_visit = [(row, column) for row, column in on_edge if board[row][column] == "O"]
    safe = set(to_visit)
    while to_visit:
        r, c = to_visit.pop()
        for near in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
            inside = 0 <= near[0] < rows and 0 <= near[1] < columns
            if inside and near not in safe and board[near[0]][near[1]] == "O":
                safe.add(near)
                to_visit.append(near)

    for row in range(rows):
        for column in range(columns):
            if (row, column) not in safe:
                board[row][column] = "X"
