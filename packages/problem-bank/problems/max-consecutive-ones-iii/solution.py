def longest_ones(nums: list[int], k: int) -> int:
    left = zeros = 0
    for bit in nums:
        zeros += bit == 0
        if zeros > k:
            zeros -= nums[left] == 0
            left += 1
    return len(nums) - left
