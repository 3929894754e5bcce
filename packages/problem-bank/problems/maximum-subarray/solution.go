func maxSubArray(nums []int) int {
	best, endingHere := nums[0], nums[0]
	for _, number := range nums[1:] {
		endingHere = max(number, endingHere+number)
		best = max(best, endingHere)
	}
	return best
}
