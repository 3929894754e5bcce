func findDisappearedNumbers(nums []int) []int {
	for _, number := range nums {
		place := max(number, -number) - 1
		if nums[place] > 0 {
			nums[place] = -nums[place]
		}
	}
	var missing []int
	for place, number := range nums {
		if number > 0 {
			missing = append(missing, place+1)
		}
	}
	return missing
}
