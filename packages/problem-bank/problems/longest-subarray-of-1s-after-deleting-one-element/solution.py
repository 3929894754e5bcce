def longest_subarray(nums: list[int]) -> int:
    longest = left = zeros = 0
    for right, number in enumerate(nums):
        zeros += number == 0
        while zeros > 1:
            zeros -= nums[left] == 0
            left += 1
        # One of the window is deleted: its zero, or any if it has none.
        longest = max(longest, right - left)
    return longest
