class NumArray:
    def __init__(self, nums):
        self.nums = nums

    def sum_range(self, left, right):
        return sum(self.nums[left : right + 1])
