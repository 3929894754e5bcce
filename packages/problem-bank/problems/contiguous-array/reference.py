def find_max_length(nums):
    longest = 0
    for start in range(len(nums)):
        for end in range(start + 1, len(nums) + 1):
            if 2 * sum(nums[start:end]) == end - start:
                longest = max(longest, end - start)
    return longest
