func maxSubarraySumCircular(nums []int) int {
	// Of the stretches that end here the largest and the smallest sum.
	highestHere, lowestHere := 0, 0
	highest, lowest := nums[0], nums[0]
	total := 0
	for _, number := range nums {
		highestHere = max(highestHere, 0) + number
		lowestHere = min(lowestHere, 0) + number
		highest = max(highest, highestHere)
		lowest = min(lowest, lowestHere)
		total += number
	}
	// With negative numbers alone, leaving out the lowest stretch would leave nothing.
	if highest < 0 {
		return highest
	}
	return max(highest, total-lowest)
}
