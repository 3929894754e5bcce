def majority_element(nums):
    for number in nums:
        if nums.count(number) * 2 > len(nums):
            return number
