class KthLargest:
    def __init__(self, k, nums):
        self.k = k
        self.nums = list(nums)

    def add(self, val):
        self.nums.append(val)
        return sorted(self.nums)[-self.k]
