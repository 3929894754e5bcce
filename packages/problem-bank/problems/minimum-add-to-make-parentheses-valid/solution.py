def min_add_to_make_valid(s: str) -> int:
    still_open = missing = 0
    for parenthesis in s:
        if parenthesis == "(":
            still_open += 1
        elif still_open > 0:
            still_open -= 1
        else:
            missing += 1
    return missing + still_open
