func scoreOfParentheses(s string) int {
	score, depth := 0, 0
	for place := range s {
		if s[place] == '(' {
			depth++
			continue
		}
		depth--
		if s[place-1] == '(' {
			score += 1 << depth
		}
	}
	return score
}
