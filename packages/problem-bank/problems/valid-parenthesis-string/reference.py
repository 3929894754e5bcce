def check_valid_string(s):
    possible = {0}
    for character in s:
        steps = {"(": [1], ")": [-1], "*": [1, -1, 0]}[character]
        possible = {opened + step for opened in possible for step in steps if opened + step >= 0}
    return 0 in possible
