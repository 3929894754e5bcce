VOWELS = set("aeiou")


def max_vowels(s: str, k: int) -> int:
    best = window = sum(letter in VOWELS for letter in s[:k])
    for entering, leaving in zip(s[k:], s):
        window += (entering in VOWELS) - (leaving in VOWELS)
        best = max(best, window)
    return best
