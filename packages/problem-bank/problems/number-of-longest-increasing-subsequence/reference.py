from itertools import combinations


def find_number_of_lis(nums):
    for length in range(len(nums), 0, -1):
        count = sum(
            all(one < other for one, other in zip(chosen, chosen[1:])) for chosen in combinations(nums, length)
        )
        if count:
            return count
    return 0
