import "slices"

func canAttendMeetings(intervals [][]int) bool {
	slices.SortFunc(intervals, func(a, b []int) int { return a[0] - b[0] })
	for later := 1; later < len(intervals); later++ {
		if intervals[later-1][1] > intervals[later][0] {
			return false
		}
	}
	return true
}
