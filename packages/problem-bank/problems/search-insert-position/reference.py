def search_insert(nums, target):
    return sum(number < target for number in nums)
