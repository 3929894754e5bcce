def three_sum_closest(nums: list[int], target: int) -> int:
    numbers = sorted(nums)
    closest = sum(numbers[:3])
    for first in range(len(numbers) - 2):
        left, right = first + 1, len(numbers) - 1
        while left < right:
            total = numbers[first] + numbers[left] + numbers[right]
            if total == target:
                return total
            if abs(total - target) < abs(closest - target):
                closest = total
            if total < target:
                left += 1
            else:
                right -= 1
    return closest
