from collections import Counter


def frequency_sort(s: str) -> str:
    return "".join(character * count for character, count in Counter(s).most_common())
