def is_subsequence(s, t):
    if not s:
        return True
    return any(t[place] == s[0] and is_subsequence(s[1:], t[place + 1 :]) for place in range(len(t)))
