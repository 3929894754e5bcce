import "slices"

func carFleet(target int, position []int, speed []int) int {
	cars := make([]int, len(position))
	for car := range cars {
		cars[car] = car
	}
	slices.SortFunc(cars, func(a, b int) int { return position[b] - position[a] })
	fleets := 0
	arrival := 0.0
	for _, car := range cars {
		alone := float64(target-position[car]) / float64(speed[car])
		if alone > arrival {
			fleets++
			arrival = alone
		}
	}
	return fleets
}
