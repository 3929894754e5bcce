def length_of_lis(nums):
    longest = []
    for place, number in enumerate(nums):
        longest.append(1 + max((longest[earlier] for earlier in range(place) if nums[earlier] < number), default=0))
    return max(longest)
