def split_array(nums: list[int], k: int) -> int:
    def parts_needed(bound: int) -> int:
        parts, total = 1, 0
        for number in nums:
            if total + number > bound:
                parts += 1
                total = 0
            total += number
        return parts

    low, high = max(nums), sum(nums)
    while low < high:
        middle = (low + high) // 2
        if parts_needed(middle) <= k:
            high = middle
        else:
            low = middle + 1
    return low
