func insert(intervals [][]int, newInterval []int) [][]int {
	start, end := newInterval[0], newInterval[1]
	var before, after [][]int
	for _, interval := range intervals {
		switch {
		case interval[1] < start:
			before = append(before, interval)
		case interval[0] > end:
			after = append(after, interval)
		default:
			start = min(start, interval[0])
			end = max(end, interval[1])
		}
	}
	return append(append(before, []int{start, end}), after...)
}
