LOWEST, HIGHEST = -(2**31), 2**31 - 1


def my_atoi(s: str) -> int:
    text = s.lstrip(" ")
    sign = -1 if text.startswith("-") else 1
    if text.startswith(("+", "-")):
        text = text[1:]
    number = 0
    for character in text:
        if not "0" <= character <= "9":
            break
        number = number * 10 + int(character)
    return max(LOWEST, min(sign * number, HIGHEST))
