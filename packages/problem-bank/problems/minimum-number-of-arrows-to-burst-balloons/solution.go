import "slices"

func findMinArrowShots(points [][]int) int {
	slices.SortFunc(points, func(a, b []int) int { return a[1] - b[1] })
	arrows, shot := 0, 0
	for _, balloon := range points {
		if arrows == 0 || balloon[0] > shot {
			arrows++
			shot = balloon[1]
		}
	}
	return arrows
}
