func longestValidParentheses(s string) int {
	longest := 0
	unmatched := []int{-1}
	for place, bracket := range s {
		if bracket == '(' {
			unmatched = append(unmatched, place)
			continue
		}
		unmatched = unmatched[:len(unmatched)-1]
		if len(unmatched) == 0 {
			unmatched = append(unmatched, place)
		}
		longest = max(longest, place-unmatched[len(unmatched)-1])
	}
	return longest
}
