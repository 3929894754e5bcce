def find_duplicate(nums):
    return next(number for number in nums if nums.count(number) > 1)
