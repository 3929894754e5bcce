def first_missing_positive(nums):
    candidate = 1
    while candidate in nums:
        candidate += 1
    return candidate
