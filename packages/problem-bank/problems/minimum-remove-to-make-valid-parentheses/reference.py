from itertools import combinations


def min_remove_to_make_valid(s):
    brackets = [place for place, character in enumerate(s) if character in "()"]
    for count in range(len(brackets) + 1):
        for removed in combinations(brackets, count):
            left = "".join(character for place, character in enumerate(s) if place not in removed)
            depths = [left[:end].count("(") - left[:end].count(")") for end in range(len(left) + 1)]
            if min(depths) == 0 == depths[-1]:
                return left
