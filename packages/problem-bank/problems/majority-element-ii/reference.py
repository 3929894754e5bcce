def majority_element(nums):
    return [value for value in set(nums) if 3 * nums.count(value) > len(nums)]
