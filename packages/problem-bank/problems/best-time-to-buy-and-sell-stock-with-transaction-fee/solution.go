func maxProfit(prices []int, fee int) int {
	without, holding := 0, -prices[0]
	for _, price := range prices[1:] {
		without = max(without, holding+price-fee)
		holding = max(holding, without-price)
	}
	return without
}
