import "slices"

func minEatingSpeed(piles []int, h int) int {
	low, high := 1, slices.Max(piles)
	for low < high {
		speed := (low + high) / 2
		hours := 0
		for _, pile := range piles {
			hours += (pile + speed - 1) / speed
		}
		if hours <= h {
			high = speed
		} else {
			low = speed + 1
		}
	}
	return low
}
