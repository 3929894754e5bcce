import re


def decode_string(s):
    while "[" in s:
        s = re.sub(r"(\d+)\[([a-z]*)\]", lambda found: int(found[1]) * found[2], s)
    return s
