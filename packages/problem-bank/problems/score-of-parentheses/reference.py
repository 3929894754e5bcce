def score_of_parentheses(s):
    if not s:
        return 0
    depth = 0
    for end, parenthesis in enumerate(s):
        depth += 1 if parenthesis == "(" else -1
        if depth == 0:
            inner = s[1:end]
            first = 2 * score_of_parentheses(inner) if inner else 1
            return first + score_of_parentheses(s[end + 1 :])
