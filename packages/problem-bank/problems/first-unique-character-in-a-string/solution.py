from collections import Counter


def first_uniq_char(s: str) -> int:
    counts = Counter(s)
    for index, letter in enumerate(s):
        if counts[letter] == 1:
            return index
    return -1
