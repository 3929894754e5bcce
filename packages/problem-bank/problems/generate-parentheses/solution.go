func generateParenthesis(n int) []string {
	var found []string
	var extend func(start string, left, opened int)
	extend = func(start string, left, opened int) {
		if left == 0 && opened == 0 {
			found = append(found, start)
		}
		if left > 0 {
			extend(start+"(", left-1, opened+1)
		}
		if opened > 0 {
			extend(start+")", left, opened-1)
		}
	}
	extend("", n, 0)
	return found
}
