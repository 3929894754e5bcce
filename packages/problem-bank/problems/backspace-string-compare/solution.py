from collections.abc import Iterator
from itertools import zip_longest


def backspace_compare(s: str, t: str) -> bool:
    def visible_from_back(typed: str) -> Iterator[str]:
        backspaces = 0
        for character in reversed(typed):
            if character == "#":
                backspaces += 1
            elif backspaces > 0:
                backspaces -= 1
            else:
                yield character

    return all(a == b for a, b in zip_longest(visible_from_back(s), visible_from_back(t)))
