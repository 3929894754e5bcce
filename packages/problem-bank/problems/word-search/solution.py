def exist(board: list[list[str]], word: str) -> bool:
    rows, columns = len(board), len(board[0])

    def reads(row: int, column: int, place: int) -> bool:
        if place == len(word):
            return True
        inside = 0 <= row < rows and 0 <= column < columns
        if not inside or board[row][column] != word[place]:
            return False
        board[row][column] = ""
        neighbours = ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1))
        found = any(reads(r, c, place + 1) for r, c in neighbours)
        board[row][column] = word[place]
        return found

    return any(reads(row, column, 0) for row in range(rows) for column in range(columns))
