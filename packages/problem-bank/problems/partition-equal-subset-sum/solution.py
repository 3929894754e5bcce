def can_partition(nums: list[int]) -> bool:
    half, odd = divmod(sum(nums), 2)
    if odd:
        return False
    reachable = {0}
    for number in nums:
        reachable |= {total + number for total in reachable if total + number <= half}
    return half in reachable
