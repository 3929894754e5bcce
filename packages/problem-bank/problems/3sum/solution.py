def three_sum(nums: list[int]) -> list[list[int]]:
    ordered = sorted(nums)
    triplets = []
    for first in range(len(ordered) - 2):
        if first > 0 and ordered[first] == ordered[first - 1]:
            continue
        left, right = first + 1, len(ordered) - 1
        while left < right:
            total = ordered[first] + ordered[left] + ordered[right]
            if total < 0:
                left += 1
            elif total > 0:
                right -= 1
            else:
                triplets.append([ordered[first], ordered[left], ordered[right]])
                left += 1
                while left < right and ordered[left] == ordered[left - 1]:
                    left += 1
    return triplets
