import "slices"

func thirdMax(nums []int) int {
	// The largest distinct numbers so far, in ascending order.
	var largest []int
	for _, number := range nums {
		place, isKnown := slices.BinarySearch(largest, number)
		if isKnown {
			continue
		}
		largest = slices.Insert(largest, place, number)
		if len(largest) > 3 {
			largest = largest[1:]
		}
	}
	if len(largest) == 3 {
		return largest[0]
	}
	return largest[len(largest)-1]
}
