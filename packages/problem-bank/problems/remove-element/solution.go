func removeElement(nums []int, val int) int {
	kept := 0
	for _, number := range nums {
		if number != val {
			nums[kept] = number
			kept++
		}
	}
	return kept
}
