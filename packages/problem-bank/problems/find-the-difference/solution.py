def find_the_difference(s: str, t: str) -> str:
    code = 0
    for letter in s + t:
        code ^= ord(letter)
    return chr(code)
