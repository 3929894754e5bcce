def repeated_substring_pattern(s):
    return any(s == s[:size] * (len(s) // size) for size in range(1, len(s) // 2 + 1))
