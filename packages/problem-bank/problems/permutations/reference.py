def permute(nums):
    if not nums:
        return [[]]
    return [
        shorter[:place] + [nums[-1]] + shorter[place:]
        for shorter in permute(nums[:-1])
        for place in range(len(nums))
    ]
