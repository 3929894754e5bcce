func removeDuplicates(nums []int) int {
	kept := 0
	for _, number := range nums {
		if kept < 2 || number != nums[kept-2] {
			nums[kept] = number
			kept++
		}
	}
	return kept
}
