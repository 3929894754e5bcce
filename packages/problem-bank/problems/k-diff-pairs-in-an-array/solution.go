func findPairs(nums []int, k int) int {
	counts := map[int]int{}
	for _, number := range nums {
		counts[number]++
	}
	pairs := 0
	for number, count := range counts {
		if (k == 0 && count > 1) || (k > 0 && counts[number+k] > 0) {
			pairs++
		}
	}
	return pairs
}
