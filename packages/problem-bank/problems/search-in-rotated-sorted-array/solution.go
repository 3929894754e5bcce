func search(nums []int, target int) int {
	low, high := 0, len(nums)-1
	for low <= high {
		middle := (low + high) / 2
		switch {
		case nums[middle] == target:
			return middle
		case nums[low] <= nums[middle]:
			if nums[low] <= target && target < nums[middle] {
				high = middle - 1
			} else {
				low = middle + 1
			}
		case nums[middle] < target && target <= nums[high]:
			low = middle + 1
		default:
			high = middle - 1
		}
	}
	return -1
}
