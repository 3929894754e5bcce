def is_match(s: str, p: str) -> bool:
    place = sign = taken = 0
    star = None
    while place < len(s):
        if sign < len(p) and p[sign] == "*":
            star, taken = sign, place
            sign += 1
        elif sign < len(p) and p[sign] in ("?", s[place]):
            place += 1
            sign += 1
        elif star is not None:
            # The last star takes one character more.
            taken += 1
            place, sign = taken, star + 1
        else:
            return False
    return not p[sign:].strip("*")
