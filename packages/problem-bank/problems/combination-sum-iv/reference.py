def combination_sum4(nums, target):
    if target <= 0:
        return 1 if target == 0 else 0
    return sum(combination_sum4(nums, target - number) for number in nums)
