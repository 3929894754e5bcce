func fourSumCount(nums1 []int, nums2 []int, nums3 []int, nums4 []int) int {
	pairs := map[int]int{}
	for _, a := range nums1 {
		for _, b := range nums2 {
			pairs[a+b]++
		}
	}
	tuples := 0
	for _, c := range nums3 {
		for _, d := range nums4 {
			tuples += pairs[-c-d]
		}
	}
	return tuples
}
