func firstMissingPositive(nums []int) int {
	size := len(nums)
	for place := range nums {
		for nums[place] >= 1 && nums[place] <= size && nums[nums[place]-1] != nums[place] {
			home := nums[place] - 1
			nums[place], nums[home] = nums[home], nums[place]
		}
	}
	for place, number := range nums {
		if number != place+1 {
			return place + 1
		}
	}
	return size + 1
}
