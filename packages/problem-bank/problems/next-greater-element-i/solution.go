func nextGreaterElement(nums1 []int, nums2 []int) []int {
	nextGreater := map[int]int{}
	var waiting []int
	for _, number := range nums2 {
		for len(waiting) > 0 && waiting[len(waiting)-1] < number {
			nextGreater[waiting[len(waiting)-1]] = number
			waiting = waiting[:len(waiting)-1]
		}
		waiting = append(waiting, number)
	}
	answer := make([]int, len(nums1))
	for place, number := range nums1 {
		answer[place] = -1
		if greater, ok := nextGreater[number]; ok {
			answer[place] = greater
		}
	}
	return answer
}
