func longestMountain(arr []int) int {
	longest, up, down := 0, 0, 0
	for i := 1; i < len(arr); i++ {
		step := arr[i] - arr[i-1]
		if step == 0 || step > 0 && down > 0 {
			up, down = 0, 0
		}
		if step > 0 {
			up++
		} else if step < 0 {
			down++
		}
		if up > 0 && down > 0 {
			longest = max(longest, up+down+1)
		}
	}
	return longest
}
