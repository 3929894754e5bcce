from functools import cache


def reorganize_string(s):
    @cache
    def arranged(left, last):
        if not left:
            return ""
        for letter in set(left) - {last}:
            rest = arranged(left.replace(letter, "", 1), letter)
            if rest is not None:
                return letter + rest
        return None

    return arranged("".join(sorted(s)), "") or ""
