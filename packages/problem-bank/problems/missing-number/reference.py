def missing_number(nums):
    for number in range(len(nums) + 1):
        if number not in nums:
            return number
