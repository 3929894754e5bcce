func findLength(nums1 []int, nums2 []int) int {
	longest := 0
	endingAt := make([]int, len(nums2)+1)
	for _, number := range nums1 {
		for j := len(nums2); j > 0; j-- {
			if nums2[j-1] == number {
				endingAt[j] = endingAt[j-1] + 1
			} else {
				endingAt[j] = 0
			}
			longest = max(longest, endingAt[j])
		}
	}
	return longest
}
