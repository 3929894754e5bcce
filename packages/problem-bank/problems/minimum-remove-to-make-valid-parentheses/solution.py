def min_remove_to_make_valid(s: str) -> str:
    kept = list(s)
    unclosed = []
    for place, character in enumerate(s):
        if character == "(":
            unclosed.append(place)
        elif character == ")":
            if unclosed:
                unclosed.pop()
            else:
                kept[place] = ""
    for place in unclosed:
        kept[place] = ""
    return "".join(kept)
