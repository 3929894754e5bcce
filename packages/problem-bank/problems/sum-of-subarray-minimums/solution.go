func sumSubarrayMins(arr []int) int {
	total := 0
	rising := []int{}
	endingAt := make([]int, len(arr))
	for i, number := range arr {
		for len(rising) > 0 && arr[rising[len(rising)-1]] >= number {
			rising = rising[:len(rising)-1]
		}
		place, before := -1, 0
		if len(rising) > 0 {
			place = rising[len(rising)-1]
			before = endingAt[place]
		}
		endingAt[i] = before + number*(i-place)
		total += endingAt[i]
		rising = append(rising, i)
	}
	return total % 1_000_000_007
}
