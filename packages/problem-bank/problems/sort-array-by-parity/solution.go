func sortArrayByParity(nums []int) []int {
	evens := 0
	for i, number := range nums {
		if number%2 == 0 {
			nums[i], nums[evens] = nums[evens], number
			evens++
		}
	}
	return nums
}
