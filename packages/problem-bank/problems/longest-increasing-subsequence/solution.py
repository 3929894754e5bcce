from bisect import bisect_left


def length_of_lis(nums: list[int]) -> int:
    smallest_ends = []
    for number in nums:
        place = bisect_left(smallest_ends, number)
        if place == len(smallest_ends):
            smallest_ends.append(number)
        else:
            smallest_ends[place] = number
    return len(smallest_ends)
