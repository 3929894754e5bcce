def count_substrings(s):
    ends = range(1, len(s) + 1)
    return sum(s[start:end] == s[start:end][::-1] for end in ends for start in range(end))
