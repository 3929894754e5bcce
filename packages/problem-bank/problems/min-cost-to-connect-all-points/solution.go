import "math"

func minCostConnectPoints(points [][]int) int {
	// What it costs to join each point that is not in the tree yet.
	outside := map[int]int{}
	for place := 1; place < len(points); place++ {
		outside[place] = math.MaxInt
	}
	newest, cost := 0, 0
	for len(outside) > 0 {
		nearest := -1
		for place, known := range outside {
			outside[place] = min(known, distance(points[place], points[newest]))
			if nearest < 0 || outside[place] < outside[nearest] {
				nearest = place
			}
		}
		cost += outside[nearest]
		delete(outside, nearest)
		newest = nearest
	}
	return cost
}

func distance(a, b []int) int {
	return max(a[0]-b[0], b[0]-a[0]) + max(a[1]-b[1], b[1]-a[1])
}
