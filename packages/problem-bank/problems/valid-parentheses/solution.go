func isValid(s string) bool {
	closing := map[rune]rune{'(': ')', '[': ']', '{': '}'}
	var owed []rune
	for _, bracket := range s {
		if partner, ok := closing[bracket]; ok {
			owed = append(owed, partner)
			continue
		}
		last := len(owed) - 1
		if last < 0 || owed[last] != bracket {
			return false
		}
		owed = owed[:last]
	}
	return len(owed) == 0
}
