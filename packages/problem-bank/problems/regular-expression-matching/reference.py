def is_match(s, p):
    if not p:
        return not s
    fits = s != "" and p[0] in (s[0], ".")
    if p[1:2] == "*":
        return is_match(s, p[2:]) or (fits and is_match(s[1:], p))
    return fits and is_match(s[1:], p[1:])
