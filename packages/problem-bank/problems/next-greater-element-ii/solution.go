func nextGreaterElements(nums []int) []int {
	size := len(nums)
	answer := make([]int, size)
	var waiting []int
	for step := range 2 * size {
		number := nums[step%size]
		for len(waiting) > 0 && nums[waiting[len(waiting)-1]] < number {
			answer[waiting[len(waiting)-1]] = number
			waiting = waiting[:len(waiting)-1]
		}
		if step < size {
			answer[step] = -1
			waiting = append(waiting, step)
		}
	}
	return answer
}
