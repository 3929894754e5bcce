func trap(height []int) int {
	left, right := 0, len(height)-1
	leftWall, rightWall, water := 0, 0, 0
	for left < right {
		leftWall = max(leftWall, height[left])
		rightWall = max(rightWall, height[right])
		if leftWall <= rightWall {
			water += leftWall - height[left]
			left++
		} else {
			water += rightWall - height[right]
			right--
		}
	}
	return water
}
