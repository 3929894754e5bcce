def search(nums: list[int], target: int) -> bool:
    low, high = 0, len(nums) - 1
    while low <= high:
        middle = (low + high) // 2
        if nums[middle] == target:
            return True
        if nums[low] == nums[middle]:
            low += 1
        elif nums[low] < nums[middle]:
            if nums[low] <= target < nums[middle]:
                high = middle - 1
            else:
                low = middle + 1
        elif nums[middle] < target <= nums[high]:
            low = middle + 1
        else:
            high = middle - 1
    return False
