def is_valid(s):
    before = None
    while before != s:
        before = s
        for pair in ("()", "[]", "{}"):
            s = s.replace(pair, "")
    return s == ""
