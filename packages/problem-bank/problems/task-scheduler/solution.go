func leastInterval(tasks []byte, n int) int {
	counts := map[byte]int{}
	most := 0
	for _, task := range tasks {
		counts[task]++
		most = max(most, counts[task])
	}
	asFrequent := 0
	for _, count := range counts {
		if count == most {
			asFrequent++
		}
	}
	return max(len(tasks), (most-1)*(n+1)+asFrequent)
}
