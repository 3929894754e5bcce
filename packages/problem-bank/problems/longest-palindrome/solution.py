def longest_palindrome(s: str) -> int:
    single = set()
    for letter in s:
        single ^= {letter}
    return len(s) - len(single) + (1 if single else 0)
