import "slices"

func kClosest(points [][]int, k int) [][]int {
	slices.SortFunc(points, func(a, b []int) int {
		return a[0]*a[0] + a[1]*a[1] - b[0]*b[0] - b[1]*b[1]
	})
	return points[:k]
}
