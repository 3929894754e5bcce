import "slices"

func shipWithinDays(weights []int, days int) int {
	low, high := slices.Max(weights), 0
	for _, weight := range weights {
		high += weight
	}
	for low < high {
		middle := (low + high) / 2
		if daysNeeded(weights, middle) <= days {
			high = middle
		} else {
			low = middle + 1
		}
	}
	return low
}

func daysNeeded(packages []int, capacity int) int {
	needed, load := 1, 0
	for _, weight := range packages {
		if load+weight > capacity {
			needed++
			load = 0
		}
		load += weight
	}
	return needed
}
