from fractions import Fraction


def eval_rpn(tokens):
    tokens = list(tokens)
    token = tokens.pop()
    if token not in ("+", "-", "*", "/"):
        return int(token)
    for split in range(1, len(tokens)):
        depth = 0
        for other in tokens[split:]:
            depth += -1 if other in ("+", "-", "*", "/") else 1
            if depth < 1:
                break
        if depth == 1:
            a, b = eval_rpn(tokens[:split]), eval_rpn(tokens[split:])
            return {"+": a + b, "-": a - b, "*": a * b, "/": int(Fraction(a, b or 1))}[token]
