import "slices"

func merge(intervals [][]int) [][]int {
	slices.SortFunc(intervals, func(a, b []int) int { return a[0] - b[0] })
	var merged [][]int
	for _, interval := range intervals {
		last := len(merged) - 1
		if last >= 0 && interval[0] <= merged[last][1] {
			merged[last][1] = max(merged[last][1], interval[1])
		} else {
			merged = append(merged, interval)
		}
	}
	return merged
}
