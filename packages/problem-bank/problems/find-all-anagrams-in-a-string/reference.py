def find_anagrams(s, p):
    starts = range(len(s) - len(p) + 1)
    return [start for start in starts if sorted(s[start : start + len(p)]) == sorted(p)]
