from graphlib import CycleError, TopologicalSorter
from itertools import pairwise


def alien_order(words: list[str]) -> str:
    sorter = TopologicalSorter()
    for letter in "".join(words):
        sorter.add(letter)
    for one, other in pairwise(words):
        different = next(((a, b) for a, b in zip(one, other) if a != b), None)
        if different:
            earlier, later = different
            sorter.add(later, earlier)
        elif len(one) > len(other):
            return ""
    try:
        return "".join(sorter.static_order())
    except CycleError:
        return ""
