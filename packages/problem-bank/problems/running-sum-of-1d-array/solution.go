func runningSum(nums []int) []int {
	sums := make([]int, len(nums))
	total := 0
	for place, number := range nums {
		total += number
		sums[place] = total
	}
	return sums
}
