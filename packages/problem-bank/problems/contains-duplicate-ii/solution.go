func containsNearbyDuplicate(nums []int, k int) bool {
	lastPlace := map[int]int{}
	for place, number := range nums {
		if last, ok := lastPlace[number]; ok && place-last <= k {
			return true
		}
		lastPlace[number] = place
	}
	return false
}
