from collections import Counter


def min_window(s, t):
    for length in range(len(t), len(s) + 1):
        for start in range(len(s) - length + 1):
            if Counter(t) <= Counter(s[start : start + length]):
                return s[start : start + length]
    return ""
