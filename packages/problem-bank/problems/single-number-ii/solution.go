func singleNumber(nums []int) int {
	ones, twos := 0, 0
	for _, number := range nums {
		ones = (ones ^ number) &^ twos
		twos = (twos ^ number) &^ ones
	}
	return ones
}
