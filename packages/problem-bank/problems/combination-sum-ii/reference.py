from itertools import combinations


def combination_sum2(candidates, target):
    ordered = sorted(candidates)
    found = {chosen for many in range(len(ordered) + 1) for chosen in combinations(ordered, many)}
    return [list(chosen) for chosen in found if sum(chosen) == target]
