func intersect(nums1 []int, nums2 []int) []int {
	left := map[int]int{}
	for _, number := range nums1 {
		left[number]++
	}
	var shared []int
	for _, number := range nums2 {
		if left[number] > 0 {
			left[number]--
			shared = append(shared, number)
		}
	}
	return shared
}
