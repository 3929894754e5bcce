func candy(ratings []int) int {
	candies := make([]int, len(ratings))
	for child := range candies {
		candies[child] = 1
		if child > 0 && ratings[child] > ratings[child-1] {
			candies[child] = candies[child-1] + 1
		}
	}
	total := 0
	for child := len(ratings) - 1; child >= 0; child-- {
		if child < len(ratings)-1 && ratings[child] > ratings[child+1] {
			candies[child] = max(candies[child], candies[child+1]+1)
		}
		total += candies[child]
	}
	return total
}
