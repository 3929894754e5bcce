def remove_stars(s):
    while "*" in s:
        star = s.index("*")
        s = s[: star - 1] + s[star + 1 :]
    return s
