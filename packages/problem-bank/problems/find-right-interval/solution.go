import (
	"slices"
	"sort"
)

func findRightInterval(intervals [][]int) []int {
	byStart := make([]int, len(intervals))
	for i := range byStart {
		byStart[i] = i
	}
	slices.SortFunc(byStart, func(a, b int) int { return intervals[a][0] - intervals[b][0] })
	right := make([]int, len(intervals))
	for i, interval := range intervals {
		at := sort.Search(len(byStart), func(at int) bool { return intervals[byStart[at]][0] >= interval[1] })
		if at < len(byStart) {
			right[i] = byStart[at]
		} else {
			right[i] = -1
		}
	}
	return right
}
