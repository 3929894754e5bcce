def solve_n_queens(n: int) -> list[list[str]]:
    boards = []
    placed = []
    columns, falling, rising = set(), set(), set()

    def fill(row: int) -> None:
        if row == n:
            boards.append(["." * column + "Q" + "." * (n - column - 1) for column in placed])
            return
        for column in range(n):
            if column in columns or row - column in falling or row + column in rising:
                continue
            placed.append(column)
            columns.add(column)
            falling.add(row - column)
            rising.add(row + column)
            fill(row + 1)
            placed.pop()
            columns.remove(column)
            falling.remove(row - column)
            rising.remove(row + column)

    fill(0)
    return boards
