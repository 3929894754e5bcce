def find_maximum_xor(nums):
    return max(a ^ b for a in nums for b in nums)
