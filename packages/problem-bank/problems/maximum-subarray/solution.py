def max_sub_array(nums: list[int]) -> int:
    best = ending_here = nums[0]
    for number in nums[1:]:
        ending_here = max(number, ending_here + number)
        best = max(best, ending_here)
    return best
