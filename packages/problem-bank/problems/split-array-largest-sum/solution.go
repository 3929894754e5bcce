import "slices"

func splitArray(nums []int, k int) int {
	partsNeeded := func(bound int) int {
		parts, total := 1, 0
		for _, number := range nums {
			if total+number > bound {
				parts++
				total = 0
			}
			total += number
		}
		return parts
	}
	low, high := slices.Max(nums), 0
	for _, number := range nums {
		high += number
	}
	for low < high {
		middle := (low + high) / 2
		if partsNeeded(middle) <= k {
			high = middle
		} else {
			low = middle + 1
		}
	}
	return low
}
