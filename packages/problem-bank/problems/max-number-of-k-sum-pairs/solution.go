func maxOperations(nums []int, k int) int {
	waiting := map[int]int{}
	operations := 0
	for _, number := range nums {
		if waiting[k-number] > 0 {
			waiting[k-number]--
			operations++
		} else {
			waiting[number]++
		}
	}
	return operations
}
