func longestOnes(nums []int, k int) int {
	left, zeros := 0, 0
	for _, bit := range nums {
		if bit == 0 {
			zeros++
		}
		if zeros > k {
			if nums[left] == 0 {
				zeros--
			}
			left++
		}
	}
	return len(nums) - left
}
