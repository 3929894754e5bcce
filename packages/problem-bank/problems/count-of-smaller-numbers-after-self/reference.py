def count_smaller(nums):
    return [sum(1 for other in nums[place + 1 :] if other < number) for place, number in enumerate(nums)]
