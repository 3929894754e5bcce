func findTargetSumWays(nums []int, target int) int {
	ways := map[int]int{0: 1}
	for _, number := range nums {
		extended := map[int]int{}
		for total, count := range ways {
			extended[total+number] += count
			extended[total-number] += count
		}
		ways = extended
	}
	return ways[target]
}
