func largestAltitude(gain []int) int {
	altitude, highest := 0, 0
	for _, change := range gain {
		altitude += change
		highest = max(highest, altitude)
	}
	return highest
}
