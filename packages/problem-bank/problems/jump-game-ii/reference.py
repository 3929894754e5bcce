def jump(nums):
    fewest = [0] + [len(nums)] * (len(nums) - 1)
    for place, reach in enumerate(nums):
        for further in range(place + 1, min(place + reach + 1, len(nums))):
            fewest[further] = min(fewest[further], fewest[place] + 1)
    return fewest[-1]
