def longest_consecutive(nums: list[int]) -> int:
    present = set(nums)
    longest = 0
    for start in present:
        if start - 1 in present:
            continue
        end = start
        while end + 1 in present:
            end += 1
        longest = max(longest, end - start + 1)
    return longest
