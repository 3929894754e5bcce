func uniqueOccurrences(arr []int) bool {
	counts := map[int]int{}
	for _, number := range arr {
		counts[number]++
	}
	seen := map[int]bool{}
	for _, count := range counts {
		if seen[count] {
			return false
		}
		seen[count] = true
	}
	return true
}
