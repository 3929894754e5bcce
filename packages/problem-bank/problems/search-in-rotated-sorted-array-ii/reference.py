def search(nums, target):
    return target in nums
