func nextGreaterElements(nums []int) []int {
	answer := make([]int, len(nums))
	var waiting []int
	for index, number := range nums {
		for len(waiting) > 0 && nums[waiting[len(waiting)-1]] < number {
			answer[waiting[len(waiting)-1]] = number
			waiting = waiting[:len(waiting)-1]
		}
		answer[index] = -1
		waiting = append(waiting, index)
	}
	return answer
}
