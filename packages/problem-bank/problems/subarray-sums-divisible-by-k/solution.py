def subarrays_div_by_k(nums: list[int], k: int) -> int:
    seen = [0] * k
    seen[0] = 1
    remainder = count = 0
    for number in nums:
        remainder = (remainder + number) % k
        count += seen[remainder]
        seen[remainder] += 1
    return count
