def search(nums, target):
    return nums.index(target) if target in nums else -1
