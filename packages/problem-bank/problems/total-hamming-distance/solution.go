func totalHammingDistance(nums []int) int {
	total := 0
	for place := range 30 {
		ones := 0
		for _, number := range nums {
			ones += number >> place & 1
		}
		total += ones * (len(nums) - ones)
	}
	return total
}
