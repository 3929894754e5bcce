def next_permutation(nums: list[int]) -> None:
    pivot = len(nums) - 2
    while pivot >= 0 and nums[pivot] >= nums[pivot + 1]:
        pivot -= 1
    if pivot >= 0:
        larger = len(nums) - 1
        while nums[larger] <= nums[pivot]:
            larger -= 1
        nums[pivot], nums[larger] = nums[larger], nums[pivot]
    left, right = pivot + 1, len(nums) - 1
    while left < right:
        nums[left], nums[right] = nums[right], nums[left]
        left += 1
        right -= 1
