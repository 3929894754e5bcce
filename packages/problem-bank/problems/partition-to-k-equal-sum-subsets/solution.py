def can_partition_k_subsets(nums: list[int], k: int) -> bool:
    side, rest = divmod(sum(nums), k)
    if rest or max(nums) > side:
        return False
    # For each choice of numbers, how full the group begun last is; absent where they fill no groups one after another.
    filled = {0: 0}
    for chosen in range(1 << len(nums)):
        if chosen not in filled:
            continue
        for place, number in enumerate(nums):
            if not chosen >> place & 1 and filled[chosen] + number <= side:
                filled[chosen | 1 << place] = (filled[chosen] + number) % side
    return (1 << len(nums)) - 1 in filled
