def check_inclusion(s1, s2):
    starts = range(len(s2) - len(s1) + 1)
    return any(sorted(s2[start : start + len(s1)]) == sorted(s1) for start in starts)
