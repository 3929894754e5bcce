def solve_sudoku(board: list[list[str]]) -> None:
    cells = [(row, column) for row in range(9) for column in range(9)]
    used = set()

    def units(row: int, column: int, digit: str) -> set[tuple]:
        return {("row", row, digit), ("column", column, digit), ("box", row // 3, column // 3, digit)}

    for row, column in cells:
        if board[row][column] != ".":
            used.update(units(row, column, board[row][column]))

    def candidates(row: int, column: int) -> list[str]:
        return [digit for digit in "123456789" if not units(row, column, digit) & used]

    def solved() -> bool:
        empty = [(candidates(row, column), row, column) for row, column in cells if board[row][column] == "."]
        if not empty:
            return True
        # The cell with the fewest candidates leads to the fewest wrong turns.
        digits, row, column = min(empty, key=lambda cell: len(cell[0]))
        for digit in digits:
            board[row][column] = digit
            used.update(units(row, column, digit))
            if solved():
                return True
            used.difference_update(units(row, column, digit))
        board[row][column] = "."
        return False

    solved()
