func isPerfectSquare(num int) bool {
	low, high := 0, num
	for low <= high {
		middle := (low + high) / 2
		switch square := middle * middle; {
		case square == num:
			return true
		case square < num:
			low = middle + 1
		default:
			high = middle - 1
		}
	}
	return false
}
