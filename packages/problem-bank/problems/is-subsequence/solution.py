def is_subsequence(s: str, t: str) -> bool:
    found = 0
    for letter in t:
        if found < len(s) and s[found] == letter:
            found += 1
    return found == len(s)
