def total_n_queens(n: int) -> int:
    columns, falling, rising = set(), set(), set()

    def ways_from(row: int) -> int:
        if row == n:
            return 1
        ways = 0
        for column in range(n):
            if column in columns or row - column in falling or row + column in rising:
                continue
            columns.add(column)
            falling.add(row - column)
            rising.add(row + column)
            ways += ways_from(row + 1)
            columns.remove(column)
            falling.remove(row - column)
            rising.remove(row + column)
        return ways

    return ways_from(0)
