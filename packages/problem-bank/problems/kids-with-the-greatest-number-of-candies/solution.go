import "slices"

func kidsWithCandies(candies []int, extraCandies int) []bool {
	greatest := slices.Max(candies)
	answer := make([]bool, len(candies))
	for kid, own := range candies {
		answer[kid] = own+extraCandies >= greatest
	}
	return answer
}
