def score_of_parentheses(s: str) -> int:
    score = depth = 0
    for before, parenthesis in zip(" " + s, s):
        if parenthesis == "(":
            depth += 1
            continue
        depth -= 1
        if before == "(":
            score += 1 << depth
    return score
