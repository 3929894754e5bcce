func majorityElement(nums []int) int {
	candidate, lead := 0, 0
	for _, number := range nums {
		if lead == 0 {
			candidate = number
		}
		if number == candidate {
			lead++
		} else {
			lead--
		}
	}
	return candidate
}
