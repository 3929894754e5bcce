from itertools import accumulate


def largest_altitude(gain: list[int]) -> int:
    return max(accumulate(gain, initial=0))
