func maximumWealth(accounts [][]int) int {
	richest := 0
	for _, banks := range accounts {
		wealth := 0
		for _, money := range banks {
			wealth += money
		}
		richest = max(richest, wealth)
	}
	return richest
}
