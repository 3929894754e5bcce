from collections import Counter


def min_window(s: str, t: str) -> str:
    needed = Counter(t)
    missing = len(t)
    start, length = 0, len(s) + 1
    left = 0
    for right, character in enumerate(s):
        if needed[character] > 0:
            missing -= 1
        needed[character] -= 1
        if missing > 0:
            continue
        while needed[s[left]] < 0:
            needed[s[left]] += 1
            left += 1
        if right - left + 1 < length:
            start, length = left, right - left + 1
        needed[s[left]] += 1
        left += 1
        missing = 1
    return s[start : start + length] if length <= len(s) else ""
