func largestRectangleArea(heights []int) int {
	largest := 0
	var rising []int
	for right := range len(heights) + 1 {
		height := 0
		if right < len(heights) {
			height = heights[right]
		}
		for len(rising) > 0 && heights[rising[len(rising)-1]] > height {
			lowest := heights[rising[len(rising)-1]]
			rising = rising[:len(rising)-1]
			left := 0
			if len(rising) > 0 {
				left = rising[len(rising)-1] + 1
			}
			largest = max(largest, lowest*(right-left))
		}
		rising = append(rising, right)
	}
	return largest
}
