func sockMerchant(ar []int) int {
	waiting := map[int]bool{}
	pairs := 0
	for _, color := range ar {
		if waiting[color] {
			pairs++
		}
		waiting[color] = !waiting[color]
	}
	return pairs
}
