def rotate(nums: list[int], k: int) -> None:
    k %= len(nums)
    reverse(nums, 0, len(nums) - 1)
    reverse(nums, 0, k - 1)
    reverse(nums, k, len(nums) - 1)


def reverse(numbers: list[int], low: int, high: int) -> None:
    while low < high:
        numbers[low], numbers[high] = numbers[high], numbers[low]
        low += 1
        high -= 1
