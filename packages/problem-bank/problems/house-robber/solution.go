func rob(nums []int) int {
	older, newer := 0, 0
	for _, money := range nums {
		older, newer = newer, max(newer, older+money)
	}
	return newer
}
