func findMin(nums []int) int {
	low, high := 0, len(nums)-1
	for low < high {
		middle := (low + high) / 2
		switch {
		case nums[middle] > nums[high]:
			low = middle + 1
		case nums[middle] < nums[high]:
			high = middle
		default:
			high--
		}
	}
	return nums[low]
}
