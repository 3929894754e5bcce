func coinChange(coins []int, amount int) int {
	// More coins than any amount takes.
	never := amount + 1
	fewest := make([]int, amount+1)
	for total := 1; total <= amount; total++ {
		fewest[total] = never
		for _, coin := range coins {
			if coin <= total {
				fewest[total] = min(fewest[total], fewest[total-coin]+1)
			}
		}
	}
	if fewest[amount] == never {
		return -1
	}
	return fewest[amount]
}
