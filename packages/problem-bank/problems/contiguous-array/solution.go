func findMaxLength(nums []int) int {
	firstPlaces := map[int]int{0: -1}
	balance, longest := 0, 0
	for place, number := range nums {
		if number == 1 {
			balance++
		} else {
			balance--
		}
		if first, ok := firstPlaces[balance]; ok {
			longest = max(longest, place-first)
		} else {
			firstPlaces[balance] = place
		}
	}
	return longest
}
