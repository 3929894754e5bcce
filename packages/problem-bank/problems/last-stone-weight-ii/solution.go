func lastStoneWeightII(stones []int) int {
	total := 0
	for _, stone := range stones {
		total += stone
	}
	isReachable := make([]bool, total/2+1)
	isReachable[0] = true
	for _, stone := range stones {
		for weight := total / 2; weight >= stone; weight-- {
			if isReachable[weight-stone] {
				isReachable[weight] = true
			}
		}
	}
	half := total / 2
	for !isReachable[half] {
		half--
	}
	return total - 2*half
}
