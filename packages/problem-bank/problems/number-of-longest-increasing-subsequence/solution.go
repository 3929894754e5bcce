import "slices"

func findNumberOfLIS(nums []int) int {
	// Of the longest increasing subsequences that end at each place: how long they are, and how many.
	lengths := make([]int, len(nums))
	counts := make([]int, len(nums))
	for last, number := range nums {
		lengths[last], counts[last] = 1, 1
		for before := range last {
			if nums[before] >= number {
				continue
			}
			switch length := lengths[before] + 1; {
			case length > lengths[last]:
				lengths[last], counts[last] = length, counts[before]
			case length == lengths[last]:
				counts[last] += counts[before]
			}
		}
	}

	longest := slices.Max(lengths)
	sum := 0
	for place, count := range counts {
		if lengths[place] == longest {
			sum += count
		}
	}
	return sum
}
