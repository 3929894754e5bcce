def remove_element(nums, val):
    return len(nums) - nums.count(val)
