from itertools import accumulate


class NumArray:
    def __init__(self, nums: list[int]):
        # The sum of everything before each place.
        self._before = [0, *accumulate(nums)]

    def sum_range(self, left: int, right: int) -> int:
        return self._before[right + 1] - self._before[left]
