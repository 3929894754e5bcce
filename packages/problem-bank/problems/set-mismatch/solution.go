func findErrorNums(nums []int) []int {
	times := make([]int, len(nums)+1)
	for _, number := range nums {
		times[number]++
	}
	repeated, missing := 0, 0
	for number := 1; number <= len(nums); number++ {
		switch times[number] {
		case 0:
			missing = number
		case 2:
			repeated = number
		}
	}
	return []int{repeated, missing}
}
