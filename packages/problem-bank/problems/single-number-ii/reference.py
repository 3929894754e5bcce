def single_number(nums):
    for number in nums:
        if nums.count(number) == 1:
            return number
