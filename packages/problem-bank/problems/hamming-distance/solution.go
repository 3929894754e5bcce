func hammingDistance(x int, y int) int {
	distance := 0
	for differing := x ^ y; differing > 0; differing &= differing - 1 {
		distance++
	}
	return distance
}
