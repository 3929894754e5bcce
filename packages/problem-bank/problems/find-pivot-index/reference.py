def pivot_index(nums):
    pivots = [index for index in range(len(nums)) if sum(nums[:index]) == sum(nums[index + 1 :])]
    return pivots[0] if pivots else -1
