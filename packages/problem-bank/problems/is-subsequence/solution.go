func isSubsequence(s string, t string) bool {
	found := 0
	for place := range t {
		if found < len(s) && s[found] == t[place] {
			found++
		}
	}
	return found == len(s)
}
