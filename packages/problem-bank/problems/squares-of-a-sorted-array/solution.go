func sortedSquares(nums []int) []int {
	squares := make([]int, len(nums))
	left, right := 0, len(nums)-1
	for place := len(nums) - 1; place >= 0; place-- {
		fromLeft, fromRight := nums[left]*nums[left], nums[right]*nums[right]
		if fromLeft > fromRight {
			squares[place] = fromLeft
			left++
		} else {
			squares[place] = fromRight
			right--
		}
	}
	return squares
}
