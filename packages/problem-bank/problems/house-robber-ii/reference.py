from itertools import product


def rob(nums):
    n = len(nums)
    best = max(nums)
    for taken in product((False, True), repeat=n):
        if not any(taken[house] and taken[(house + 1) % n] for house in range(n)):
            best = max(best, sum(money for money, take in zip(nums, taken) if take))
    return best
