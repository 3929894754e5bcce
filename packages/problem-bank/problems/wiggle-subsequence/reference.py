def wiggle_max_length(nums):
    longest = []
    for end, number in enumerate(nums):
        up = max((longest[i][1] + 1 for i in range(end) if nums[i] < number), default=1)
        down = max((longest[i][0] + 1 for i in range(end) if nums[i] > number), default=1)
        longest.append((up, down))
    return max(max(lengths) for lengths in longest)
