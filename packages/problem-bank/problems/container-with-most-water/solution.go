func maxArea(height []int) int {
	left, right := 0, len(height)-1
	most := 0
	for left < right {
		most = max(most, min(height[left], height[right])*(right-left))
		if height[left] < height[right] {
			left++
		} else {
			right--
		}
	}
	return most
}
