from functools import cache


def is_match(s, p):
    @cache
    def matches(text, pattern):
        if not pattern:
            return not text
        if pattern[0] == "*":
            return any(matches(text[taken:], pattern[1:]) for taken in range(len(text) + 1))
        return bool(text) and pattern[0] in ("?", text[0]) and matches(text[1:], pattern[1:])

    return matches(s, p)
