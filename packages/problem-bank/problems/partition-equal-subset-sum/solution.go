func canPartition(nums []int) bool {
	sum := 0
	for _, number := range nums {
		sum += number
	}
	if sum%2 == 1 {
		return false
	}
	half := sum / 2
	reachable := make([]bool, half+1)
	reachable[0] = true
	for _, number := range nums {
		for total := half; total >= number; total-- {
			reachable[total] = reachable[total] || reachable[total-number]
		}
	}
	return reachable[half]
}
