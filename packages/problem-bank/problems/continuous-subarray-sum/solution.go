func checkSubarraySum(nums []int, k int) bool {
	firstLength := map[int]int{0: 0}
	total := 0
	for place, number := range nums {
		total += number
		length := place + 1
		first, isKnown := firstLength[total%k]
		if !isKnown {
			firstLength[total%k] = length
		} else if length-first >= 2 {
			return true
		}
	}
	return false
}
