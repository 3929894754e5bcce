from collections import Counter


def permute_unique(nums: list[int]) -> list[list[int]]:
    left = Counter(nums)
    permutations = []
    chosen = []

    def fill() -> None:
        if len(chosen) == len(nums):
            permutations.append(chosen.copy())
            return
        for number in left:
            if left[number] == 0:
                continue
            left[number] -= 1
            chosen.append(number)
            fill()
            chosen.pop()
            left[number] += 1

    fill()
    return permutations
