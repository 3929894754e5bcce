func singleNumber(nums []int) []int {
	both := 0
	for _, number := range nums {
		both ^= number
	}
	bit := both & -both
	one := 0
	for _, number := range nums {
		if number&bit != 0 {
			one ^= number
		}
	}
	return []int{one, both ^ one}
}
