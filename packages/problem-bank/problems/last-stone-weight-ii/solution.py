def last_stone_weight_ii(stones: list[int]) -> int:
    total = sum(stones)
    # Bit w tells whether some of the stones weigh w together.
    reachable = 1
    for stone in stones:
        reachable |= reachable << stone
    return min(total - 2 * half for half in range(total // 2 + 1) if reachable >> half & 1)
