def is_anagram(s, t):
    return sorted(s) == sorted(t)
