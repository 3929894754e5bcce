func findDuplicate(nums []int) int {
	slow, fast := nums[0], nums[nums[0]]
	for slow != fast {
		slow, fast = nums[slow], nums[nums[fast]]
	}
	start := 0
	for start != slow {
		start, slow = nums[start], nums[slow]
	}
	return start
}
