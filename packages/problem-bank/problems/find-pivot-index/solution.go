func pivotIndex(nums []int) int {
	left, right := 0, 0
	for _, number := range nums {
		right += number
	}
	for index, number := range nums {
		right -= number
		if left == right {
			return index
		}
		left += number
	}
	return -1
}
