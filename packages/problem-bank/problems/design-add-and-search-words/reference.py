class WordDictionary:
    def __init__(self):
        self.words = []

    def add_word(self, word):
        self.words.append(word)

    def search(self, word):
        return any(
            len(known) == len(word) and all(b in (".", a) for a, b in zip(known, word)) for known in self.words
        )
