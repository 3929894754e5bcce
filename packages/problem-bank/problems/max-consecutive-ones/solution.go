func findMaxConsecutiveOnes(nums []int) int {
	longest, run := 0, 0
	for _, bit := range nums {
		if bit == 1 {
			run++
		} else {
			run = 0
		}
		longest = max(longest, run)
	}
	return longest
}
