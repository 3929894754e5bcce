def length_of_longest_substring(s):
    ends = range(len(s) + 1)
    parts = (s[start:end] for end in ends for start in range(end + 1))
    return max(len(part) for part in parts if len(set(part)) == len(part))
