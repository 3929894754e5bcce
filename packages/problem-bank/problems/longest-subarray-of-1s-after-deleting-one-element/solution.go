func longestSubarray(nums []int) int {
	longest, left, zeros := 0, 0, 0
	for right, number := range nums {
		if number == 0 {
			zeros++
		}
		for zeros > 1 {
			if nums[left] == 0 {
				zeros--
			}
			left++
		}
		// One of the window is deleted: its zero, or any if it has none.
		longest = max(longest, right-left)
	}
	return longest
}
