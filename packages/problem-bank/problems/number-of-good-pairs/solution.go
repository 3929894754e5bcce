func numIdenticalPairs(nums []int) int {
	seen := map[int]int{}
	pairs := 0
	for _, number := range nums {
		pairs += seen[number]
		seen[number]++
	}
	return pairs
}
