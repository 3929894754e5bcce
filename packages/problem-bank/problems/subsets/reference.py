def subsets(nums):
    n = len(nums)
    return [[nums[place] for place in range(n) if chosen >> place & 1] for chosen in range(2**n)]
