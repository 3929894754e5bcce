import "math"

func maxProfit(prices []int) int {
	firstBought, firstSold := math.MinInt, 0
	secondBought, secondSold := math.MinInt, 0
	for _, price := range prices {
		firstBought = max(firstBought, -price)
		firstSold = max(firstSold, firstBought+price)
		secondBought = max(secondBought, firstSold-price)
		secondSold = max(secondSold, secondBought+price)
	}
	return secondSold
}
