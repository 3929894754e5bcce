def remove_duplicates(nums):
    return sum(min(2, nums.count(number)) for number in set(nums))
