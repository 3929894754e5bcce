func moveZeroes(nums []int) {
	place := 0
	for index, number := range nums {
		if number != 0 {
			nums[place], nums[index] = nums[index], nums[place]
			place++
		}
	}
}
