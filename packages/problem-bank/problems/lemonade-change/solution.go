func lemonadeChange(bills []int) bool {
	fives, tens := 0, 0
	for _, bill := range bills {
		switch {
		case bill == 5:
			fives++
		case bill == 10:
			fives--
			tens++
		case tens > 0:
			tens--
			fives--
		default:
			fives -= 3
		}
		if fives < 0 {
			return false
		}
	}
	return true
}
