func shuffle(nums []int, n int) []int {
	shuffled := make([]int, 0, 2*n)
	for i := range n {
		shuffled = append(shuffled, nums[i], nums[n+i])
	}
	return shuffled
}
