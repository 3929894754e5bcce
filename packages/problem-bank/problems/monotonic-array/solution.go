func isMonotonic(nums []int) bool {
	rises, falls := false, false
	for i := 1; i < len(nums); i++ {
		rises = rises || nums[i] > nums[i-1]
		falls = falls || nums[i] < nums[i-1]
	}
	return !(rises && falls)
}
