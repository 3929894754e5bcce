import (
	"math"
	"slices"
)

func eraseOverlapIntervals(intervals [][]int) int {
	slices.SortFunc(intervals, func(a, b []int) int { return a[1] - b[1] })
	removed := 0
	lastEnd := math.MinInt
	for _, interval := range intervals {
		if interval[0] >= lastEnd {
			lastEnd = interval[1]
		} else {
			removed++
		}
	}
	return removed
}
