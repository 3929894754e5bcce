from collections import Counter


def check_inclusion(s1: str, s2: str) -> bool:
    wanted = Counter(s1)
    window = Counter()
    for end, letter in enumerate(s2):
        window[letter] += 1
        if end >= len(s1):
            window[s2[end - len(s1)]] -= 1
        if window == wanted:
            return True
    return False
