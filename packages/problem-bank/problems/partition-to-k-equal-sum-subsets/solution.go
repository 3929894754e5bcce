func canPartitionKSubsets(nums []int, k int) bool {
	sum := 0
	for _, number := range nums {
		sum += number
	}
	if sum%k != 0 {
		return false
	}
	side := sum / k
	// For each choice of numbers, how full the group begun last is; -1 where they fill no groups one after another.
	filled := make([]int, 1<<len(nums))
	for chosen := range filled[1:] {
		filled[chosen+1] = -1
	}
	for chosen, group := range filled {
		if group == -1 {
			continue
		}
		for place, number := range nums {
			if chosen>>place&1 == 0 && group+number <= side {
				filled[chosen|1<<place] = (group + number) % side
			}
		}
	}
	return filled[len(filled)-1] == 0
}
