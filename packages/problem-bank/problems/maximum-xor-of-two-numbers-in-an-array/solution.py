def find_maximum_xor(nums: list[int]) -> int:
    best = 0
    for bit in range(30, -1, -1):
        beginnings = {number >> bit for number in nums}
        wish = best << 1 | 1
        reached = any(wish ^ beginning in beginnings for beginning in beginnings)
        best = wish if reached else wish - 1
    return best
