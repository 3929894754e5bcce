def repeated_string(s: str, n: int) -> int:
    copies, rest = divmod(n, len(s))
    return s.count("a") * copies + s[:rest].count("a")
