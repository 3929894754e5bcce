func maxPoints(points [][]int) int {
	best := 1
	for i, from := range points {
		directions := map[[2]int]int{}
		for _, to := range points[i+1:] {
			x, y := to[0]-from[0], to[1]-from[1]
			a, b := x, y
			for b != 0 {
				a, b = b, a%b
			}
			divisor := max(a, -a)
			if x < 0 || (x == 0 && y < 0) {
				divisor = -divisor
			}
			direction := [2]int{x / divisor, y / divisor}
			directions[direction]++
			best = max(best, directions[direction]+1)
		}
	}
	return best
}
