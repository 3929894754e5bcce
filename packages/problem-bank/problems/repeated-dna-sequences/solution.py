def find_repeated_dna_sequences(s: str) -> list[str]:
    seen, repeated = set(), set()
    for start in range(len(s) - 9):
        window = s[start : start + 10]
        if window in seen:
            repeated.add(window)
        seen.add(window)
    return list(repeated)
