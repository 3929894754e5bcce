func minSubArrayLen(target int, nums []int) int {
	shortest := len(nums) + 1
	total, start := 0, 0
	for end, number := range nums {
		total += number
		for total >= target {
			shortest = min(shortest, end-start+1)
			total -= nums[start]
			start++
		}
	}
	if shortest > len(nums) {
		return 0
	}
	return shortest
}
