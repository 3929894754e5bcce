def is_match(s: str, p: str) -> bool:
    # At place j: whether what was read of s matches the first j characters of p.
    matched = [True] + [False] * len(p)
    for j in range(1, len(p)):
        matched[j + 1] = p[j] == "*" and matched[j - 1]
    for character in s:
        before, matched = matched, [False] * (len(p) + 1)
        for j, element in enumerate(p):
            if element != "*":
                matched[j + 1] = before[j] and element in (character, ".")
            else:
                matched[j + 1] = matched[j - 1] or (before[j + 1] and p[j - 1] in (character, "."))
    return matched[-1]
