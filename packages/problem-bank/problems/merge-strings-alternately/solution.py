from itertools import zip_longest


def merge_alternately(word1: str, word2: str) -> str:
    return "".join(one + other for one, other in zip_longest(word1, word2, fillvalue=""))
