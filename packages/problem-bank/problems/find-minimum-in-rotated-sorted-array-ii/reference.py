def find_min(nums):
    return min(nums)
