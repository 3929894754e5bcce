func merge(nums1 []int, m int, nums2 []int, n int) {
	left, right := m-1, n-1
	for place := m + n - 1; right >= 0; place-- {
		if left >= 0 && nums1[left] > nums2[right] {
			nums1[place] = nums1[left]
			left--
		} else {
			nums1[place] = nums2[right]
			right--
		}
	}
}
