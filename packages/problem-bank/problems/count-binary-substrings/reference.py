def count_binary_substrings(s):
    def is_good(part):
        half = len(part) // 2
        return part in ("0" * half + "1" * half, "1" * half + "0" * half)

    ends = range(1, len(s) + 1)
    return sum(is_good(s[start:end]) for end in ends for start in range(end))
