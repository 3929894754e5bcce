func intersection(nums1 []int, nums2 []int) []int {
	unmatched := map[int]bool{}
	for _, number := range nums1 {
		unmatched[number] = true
	}
	var shared []int
	for _, number := range nums2 {
		if unmatched[number] {
			delete(unmatched, number)
			shared = append(shared, number)
		}
	}
	return shared
}
