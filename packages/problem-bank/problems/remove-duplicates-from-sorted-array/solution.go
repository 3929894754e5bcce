func removeDuplicates(nums []int) int {
	kept := 0
	for _, number := range nums {
		if kept == 0 || number != nums[kept-1] {
			nums[kept] = number
			kept++
		}
	}
	return kept
}
