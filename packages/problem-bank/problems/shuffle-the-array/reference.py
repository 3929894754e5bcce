def shuffle(nums, n):
    shuffled = []
    for place in range(2 * n):
        shuffled.append(nums[place // 2 + (n if place % 2 else 0)])
    return shuffled
