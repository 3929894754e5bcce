func titleToNumber(columnTitle string) int {
	number := 0
	for _, letter := range columnTitle {
		number = number*26 + int(letter-'A') + 1
	}
	return number
}
