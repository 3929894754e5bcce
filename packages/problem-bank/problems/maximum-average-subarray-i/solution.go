func findMaxAverage(nums []int, k int) float64 {
	window := 0
	for _, number := range nums[:k] {
		window += number
	}
	best := window
	for entering := k; entering < len(nums); entering++ {
		window += nums[entering] - nums[entering-k]
		best = max(best, window)
	}
	return float64(best) / float64(k)
}
