func findMin(nums []int) int {
	low, high := 0, len(nums)-1
	for low < high {
		middle := (low + high) / 2
		if nums[middle] > nums[high] {
			low = middle + 1
		} else {
			high = middle
		}
	}
	return nums[low]
}
