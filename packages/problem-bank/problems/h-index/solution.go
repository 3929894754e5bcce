func hIndex(citations []int) int {
	n := len(citations)
	papers := make([]int, n+1)
	for _, cited := range citations {
		papers[min(cited, n)]++
	}
	atLeast := 0
	for h := n; h > 0; h-- {
		atLeast += papers[h]
		if atLeast >= h {
			return h
		}
	}
	return 0
}
