def word_pattern(pattern: str, s: str) -> bool:
    words = s.split()
    if len(words) != len(pattern):
        return False
    pairs = set(zip(pattern, words))
    return len(pairs) == len(set(pattern)) == len(set(words))
