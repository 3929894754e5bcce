func maxProfit(prices []int) int {
	holding, sold, free := -prices[0], 0, 0
	for _, price := range prices[1:] {
		holding, sold, free = max(holding, free-price), holding+price, max(free, sold)
	}
	return max(sold, free)
}
