import "slices"

func maximumUnits(boxTypes [][]int, truckSize int) int {
	largestFirst := slices.Clone(boxTypes)
	slices.SortFunc(largestFirst, func(a, b []int) int { return b[1] - a[1] })
	units := 0
	for _, boxType := range largestFirst {
		loaded := min(boxType[0], truckSize)
		units += loaded * boxType[1]
		truckSize -= loaded
	}
	return units
}
