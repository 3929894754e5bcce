func rob(nums []int) int {
	n := len(nums)
	if n == 1 {
		return nums[0]
	}
	return max(robStreet(nums[:n-1]), robStreet(nums[1:]))
}

func robStreet(houses []int) int {
	older, newer := 0, 0
	for _, money := range houses {
		older, newer = newer, max(newer, older+money)
	}
	return newer
}
