def four_sum(nums: list[int], target: int) -> list[list[int]]:
    numbers = sorted(nums)
    size = len(numbers)
    quadruplets = []
    for a in range(size - 3):
        if a > 0 and numbers[a] == numbers[a - 1]:
            continue
        for b in range(a + 1, size - 2):
            if b > a + 1 and numbers[b] == numbers[b - 1]:
                continue
            missing = target - numbers[a] - numbers[b]
            left, right = b + 1, size - 1
            while left < right:
                pair = numbers[left] + numbers[right]
                if pair == missing:
                    quadruplets.append([numbers[a], numbers[b], numbers[left], numbers[right]])
                if pair <= missing:
                    left += 1
                    while left < right and numbers[left] == numbers[left - 1]:
                        left += 1
                else:
                    right -= 1
    return quadruplets
