func minAddToMakeValid(s string) int {
	open, missing := 0, 0
	for _, parenthesis := range s {
		switch {
		case parenthesis == '(':
			open++
		case open > 0:
			open--
		default:
			missing++
		}
	}
	return missing + open
}
