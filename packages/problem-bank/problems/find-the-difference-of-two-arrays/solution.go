func findDifference(nums1 []int, nums2 []int) [][]int {
	return [][]int{without(nums1, nums2), without(nums2, nums1)}
}

func without(nums, others []int) []int {
	seen := map[int]bool{}
	for _, number := range others {
		seen[number] = true
	}
	left := []int{}
	for _, number := range nums {
		if !seen[number] {
			seen[number] = true
			left = append(left, number)
		}
	}
	return left
}
