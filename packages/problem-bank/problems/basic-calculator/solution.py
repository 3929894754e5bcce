def calculate(s: str) -> int:
    outer = []
    result, sign, number = 0, 1, 0
    for character in s + "+":
        if character.isdigit():
            number = 10 * number + int(character)
        elif character in "+-":
            result += sign * number
            sign, number = 1 if character == "+" else -1, 0
        elif character == "(":
            outer.append((result, sign))
            result, sign = 0, 1
        elif character == ")":
            result += sign * number
            before, outer_sign = outer.pop()
            result, sign, number = before + outer_sign * result, 1, 0
    return result
