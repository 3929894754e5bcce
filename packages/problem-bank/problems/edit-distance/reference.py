from functools import cache


def min_distance(word1, word2):
    @cache
    def edits(i, j):
        if i == len(word1) or j == len(word2):
            return len(word1) - i + len(word2) - j
        replaced = edits(i + 1, j + 1) + (word1[i] != word2[j])
        return min(replaced, 1 + edits(i + 1, j), 1 + edits(i, j + 1))

    return edits(0, 0)
