func minRemoveToMakeValid(s string) string {
	removed := make([]bool, len(s))
	var unclosed []int
	for place := range len(s) {
		switch s[place] {
		case '(':
			unclosed = append(unclosed, place)
		case ')':
			if len(unclosed) == 0 {
				removed[place] = true
			} else {
				unclosed = unclosed[:len(unclosed)-1]
			}
		}
	}
	for _, place := range unclosed {
		removed[place] = true
	}
	var left []byte
	for place := range len(s) {
		if !removed[place] {
			left = append(left, s[place])
		}
	}
	return string(left)
}
