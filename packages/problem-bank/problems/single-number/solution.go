func singleNumber(nums []int) int {
	single := 0
	for _, number := range nums {
		single ^= number
	}
	return single
}
