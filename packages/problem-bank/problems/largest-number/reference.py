from itertools import combinations


def largest_number(nums):
    """The best join of each part of the list, as the best first number before the best join of the rest."""
    best = {(): ""}
    places = range(len(nums))
    for length in range(1, len(nums) + 1):
        for chosen in combinations(places, length):
            best[chosen] = max(
                (str(nums[first]) + best[tuple(place for place in chosen if place != first)] for first in chosen),
                key=int,
            )
    return str(int(best[tuple(places)]))
