func maxSlidingWindow(nums []int, k int) []int {
	var maximums, candidates []int
	for place, number := range nums {
		for len(candidates) > 0 && nums[candidates[len(candidates)-1]] <= number {
			candidates = candidates[:len(candidates)-1]
		}
		candidates = append(candidates, place)
		if candidates[0] <= place-k {
			candidates = candidates[1:]
		}
		if place >= k-1 {
			maximums = append(maximums, nums[candidates[0]])
		}
	}
	return maximums
}
