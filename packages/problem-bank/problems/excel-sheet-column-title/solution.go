func convertToTitle(columnNumber int) string {
	title := ""
	for columnNumber > 0 {
		columnNumber--
		title = string(rune('A'+columnNumber%26)) + title
		columnNumber /= 26
	}
	return title
}
