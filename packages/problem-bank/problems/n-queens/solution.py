def solve_n_queens(n: int) -> list[list[str]]:
    boards = []
    columns = []
    falling, rising = set(), set()

    def place(row: int) -> None:
        if row == n:
            boards.append(["." * column + "Q" + "." * (n - column - 1) for column in columns])
            return
        for column in range(n):
            if column in columns or row - column in falling or row + column in rising:
                continue
            columns.append(column)
            falling.add(row - column)
            rising.add(row + column)
            place(row + 1)
            columns.pop()
            falling.remove(row - column)
            rising.remove(row + column)

    place(0)
    return boards
