def remove_stars(s: str) -> str:
    left = []
    for character in s:
        if character == "*":
            left.pop()
        else:
            left.append(character)
    return "".join(left)
