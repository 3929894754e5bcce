def solve_sudoku(board):
    def seen_from(row, column):
        box = [board[row // 3 * 3 + i][column // 3 * 3 + j] for i in range(3) for j in range(3)]
        return {*board[row], *(line[column] for line in board), *box}

    def fill():
        for row in range(9):
            for column in range(9):
                if board[row][column] == ".":
                    for digit in sorted(set("123456789") - seen_from(row, column)):
                        board[row][column] = digit
                        if fill():
                            return True
                    board[row][column] = "."
                    return False
        return True

    fill()
