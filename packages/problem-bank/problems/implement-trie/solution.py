class Trie:
    def __init__(self):
        # A node maps each letter to the next node; the empty text marks the end of a word.
        self._root = {}

    def insert(self, word: str) -> None:
        node = self._root
        for letter in word:
            node = node.setdefault(letter, {})
        node[""] = True

    def search(self, word: str) -> bool:
        node = self._walk(word)
        return node is not None and "" in node

    def starts_with(self, prefix: str) -> bool:
        return self._walk(prefix) is not None

    def _walk(self, letters):
        node = self._root
        for letter in letters:
            if letter not in node:
                return None
            node = node[letter]
        return node
