func maxProduct(nums []int) int {
	best, largest, smallest := nums[0], nums[0], nums[0]
	for _, number := range nums[1:] {
		largest, smallest = max(number, number*largest, number*smallest), min(number, number*largest, number*smallest)
		best = max(best, largest)
	}
	return best
}
