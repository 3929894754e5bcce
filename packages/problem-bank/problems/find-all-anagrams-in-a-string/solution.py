from collections import Counter


def find_anagrams(s: str, p: str) -> list[int]:
    wanted = Counter(p)
    window = Counter()
    starts = []
    for end, letter in enumerate(s):
        window[letter] += 1
        if end >= len(p):
            window[s[end - len(p)]] -= 1
        if window == wanted:
            starts.append(end - len(p) + 1)
    return starts
