type DetectSquares struct {
	// How often each point was added.
	times map[[2]int]int
}

func Constructor() DetectSquares {
	return DetectSquares{map[[2]int]int{}}
}

func (d *DetectSquares) Add(point []int) {
	d.times[[2]int(point)]++
}

func (d *DetectSquares) Count(point []int) int {
	x, y := point[0], point[1]
	squares := 0
	for corner, times := range d.times {
		across, up := corner[0], corner[1]
		if across != x && (across-x == up-y || across-x == y-up) {
			squares += times * d.times[[2]int{across, y}] * d.times[[2]int{x, up}]
		}
	}
	return squares
}
