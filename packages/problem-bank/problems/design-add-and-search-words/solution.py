class WordDictionary:
    def __init__(self):
        # A node maps each letter to the next node; the empty text marks the end of a word.
        self._root = {}

    def add_word(self, word: str) -> None:
        node = self._root
        for letter in word:
            node = node.setdefault(letter, {})
        node[""] = {}

    def search(self, word: str) -> bool:
        nodes = [self._root]
        for letter in word:
            if letter == ".":
                nodes = [child for node in nodes for edge, child in node.items() if edge]
            else:
                nodes = [node[letter] for node in nodes if letter in node]
        return any("" in node for node in nodes)
