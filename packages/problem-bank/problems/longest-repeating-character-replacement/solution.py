from collections import Counter


def character_replacement(s: str, k: int) -> int:
    counts = Counter()
    highest = left = 0
    for right, letter in enumerate(s):
        counts[letter] += 1
        highest = max(highest, counts[letter])
        if right - left + 1 > highest + k:
            counts[s[left]] -= 1
            left += 1
    return len(s) - left
