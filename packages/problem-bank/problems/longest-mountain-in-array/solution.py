def longest_mountain(arr: list[int]) -> int:
    longest = up = down = 0
    for before, height in zip(arr, arr[1:]):
        if height == before or (height > before and down):
            up = down = 0
        if height > before:
            up += 1
        elif height < before:
            down += 1
        if up and down:
            longest = max(longest, up + down + 1)
    return longest
