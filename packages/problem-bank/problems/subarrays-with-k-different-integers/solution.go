func subarraysWithKDistinct(nums []int, k int) int {
	withAtMost := func(limit int) int {
		counts := map[int]int{}
		start, total := 0, 0
		for end, number := range nums {
			counts[number]++
			for len(counts) > limit {
				counts[nums[start]]--
				if counts[nums[start]] == 0 {
					delete(counts, nums[start])
				}
				start++
			}
			total += end - start + 1
		}
		return total
	}
	return withAtMost(k) - withAtMost(k-1)
}
