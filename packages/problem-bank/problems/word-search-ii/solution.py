def find_words(board: list[list[str]], words: list[str]) -> list[str]:
    trie = {}
    for word in words:
        node = trie
        for letter in word:
            node = node.setdefault(letter, {})
        node["word"] = word
    found = []

    def search(row, column, parent):
        letter = board[row][column]
        node = parent.get(letter)
        if node is None:
            return
        if "word" in node:
            found.append(node.pop("word"))
        # Nothing in the trie is called so: the cell is taken for the rest of this walk.
        board[row][column] = ""
        for beside, along in (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1):
            if 0 <= beside < len(board) and 0 <= along < len(board[0]):
                search(beside, along, node)
        board[row][column] = letter
        if not node:
            del parent[letter]

    for row in range(len(board)):
        for column in range(len(board[0])):
            search(row, column, trie)
    return found
