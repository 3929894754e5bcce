import "math"

func increasingTriplet(nums []int) bool {
	// The smallest so far, and the smallest with a smaller one before it.
	first, second := math.MaxInt, math.MaxInt
	for _, number := range nums {
		switch {
		case number <= first:
			first = number
		case number <= second:
			second = number
		default:
			return true
		}
	}
	return false
}
