func searchInsert(nums []int, target int) int {
	low, high := 0, len(nums)
	for low < high {
		middle := (low + high) / 2
		if nums[middle] < target {
			low = middle + 1
		} else {
			high = middle
		}
	}
	return low
}
