func search(nums []int, target int) int {
	low, high := 0, len(nums)-1
	for low <= high {
		middle := (low + high) / 2
		switch {
		case nums[middle] == target:
			return middle
		case nums[middle] < target:
			low = middle + 1
		default:
			high = middle - 1
		}
	}
	return -1
}
