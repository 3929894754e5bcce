import (
	"cmp"
	"slices"
)

func carPooling(trips [][]int, capacity int) bool {
	changes := [][2]int{}
	for _, trip := range trips {
		changes = append(changes, [2]int{trip[1], trip[0]}, [2]int{trip[2], -trip[0]})
	}
	slices.SortFunc(changes, func(a, b [2]int) int { return cmp.Or(a[0]-b[0], a[1]-b[1]) })
	aboard := 0
	for _, change := range changes {
		aboard += change[1]
		if aboard > capacity {
			return false
		}
	}
	return true
}
