from collections import Counter


def close_strings(word1: str, word2: str) -> bool:
    counts1, counts2 = Counter(word1), Counter(word2)
    return counts1.keys() == counts2.keys() and sorted(counts1.values()) == sorted(counts2.values())
