def repeated_substring_pattern(s: str) -> bool:
    return (s + s).index(s, 1) < len(s)
