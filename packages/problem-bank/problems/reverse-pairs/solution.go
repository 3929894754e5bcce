func reversePairs(nums []int) int {
	if len(nums) < 2 {
		return 0
	}
	middle := len(nums) / 2
	left, right := nums[:middle], nums[middle:]
	count := reversePairs(left) + reversePairs(right)
	partners := 0
	for _, number := range left {
		for partners < len(right) && number > 2*right[partners] {
			partners++
		}
		count += partners
	}
	sort.Ints(nums)
	return count
}
