def num_jewels_in_stones(jewels: str, stones: str) -> int:
    precious = set(jewels)
    return sum(stone in precious for stone in stones)
