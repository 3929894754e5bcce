def find_words(board, words):
    cells = {(row, column): letter for row, letters in enumerate(board) for column, letter in enumerate(letters)}

    def traced(word, cell, used):
        if cells.get(cell) != word[0] or cell in used:
            return False
        row, column = cell
        return len(word) == 1 or any(
            traced(word[1:], (row + down, column + right), used | {cell})
            for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
        )

    return [word for word in words if any(traced(word, cell, frozenset()) for cell in cells)]
