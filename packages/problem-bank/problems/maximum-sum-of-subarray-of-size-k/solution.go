func maxSumSubarray(nums []int, k int) int {
	total := 0
	for _, number := range nums[:k] {
		total += number
	}
	best := total
	for index := k; index < len(nums); index++ {
		total += nums[index] - nums[index-k]
		best = max(best, total)
	}
	return best
}
