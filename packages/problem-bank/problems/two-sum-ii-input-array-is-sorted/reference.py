from itertools import combinations


def two_sum(numbers, target):
    for (i, first), (j, second) in combinations(enumerate(numbers, start=1), 2):
        if first + second == target:
            return [i, j]
