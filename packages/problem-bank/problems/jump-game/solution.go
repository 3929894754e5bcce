func canJump(nums []int) bool {
	furthest := 0
	for place, reach := range nums {
		if place > furthest {
			return false
		}
		furthest = max(furthest, place+reach)
	}
	return true
}
