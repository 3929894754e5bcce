func numberOfArithmeticSlices(nums []int) int {
	total, endingHere := 0, 0
	for i := 2; i < len(nums); i++ {
		if nums[i]-nums[i-1] == nums[i-1]-nums[i-2] {
			endingHere++
		} else {
			endingHere = 0
		}
		total += endingHere
	}
	return total
}
