def num_jewels_in_stones(jewels, stones):
    return sum(stones.count(jewel) for jewel in jewels)
