func jump(nums []int) int {
	jumps, end, furthest := 0, 0, 0
	for place := range len(nums) - 1 {
		furthest = max(furthest, place+nums[place])
		if place == end {
			jumps++
			end = furthest
		}
	}
	return jumps
}
