from itertools import groupby


def count_binary_substrings(s: str) -> int:
    lengths = [len(list(group)) for _, group in groupby(s)]
    return sum(map(min, lengths, lengths[1:]))
