func maxProfit(prices []int) int {
	profit := 0
	for day := 1; day < len(prices); day++ {
		profit += max(0, prices[day]-prices[day-1])
	}
	return profit
}
