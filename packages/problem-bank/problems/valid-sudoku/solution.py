def is_valid_sudoku(board: list[list[str]]) -> bool:
    seen = set()
    for row, line in enumerate(board):
        for column, digit in enumerate(line):
            if digit == ".":
                continue
            entries = {("row", row, digit), ("column", column, digit), ("box", row // 3, column // 3, digit)}
            if entries & seen:
                return False
            seen |= entries
    return True
