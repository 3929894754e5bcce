import re


def calculate(s: str) -> int:
    terms = []
    for operator, digits in re.findall(r"([-+*/]?)\s*(\d+)", s):
        number = int(digits)
        if operator == "*":
            terms[-1] *= number
        elif operator == "/":
            # Floor division would round a negative term away from zero.
            quotient = abs(terms[-1]) // number
            terms[-1] = quotient if terms[-1] >= 0 else -quotient
        else:
            terms.append(-number if operator == "-" else number)
    return sum(terms)
