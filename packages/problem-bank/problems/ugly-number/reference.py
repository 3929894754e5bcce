def is_ugly(n):
    if n < 1:
        return False
    ugly, candidates = set(), [1]
    while candidates:
        number = candidates.pop()
        if number <= n and number not in ugly:
            ugly.add(number)
            candidates += [2 * number, 3 * number, 5 * number]
    return n in ugly
