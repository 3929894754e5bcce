func combinationSum4(nums []int, target int) int {
	ways := make([]int, target+1)
	ways[0] = 1
	for total := 1; total <= target; total++ {
		for _, last := range nums {
			if last <= total {
				ways[total] += ways[total-last]
			}
		}
	}
	return ways[target]
}
