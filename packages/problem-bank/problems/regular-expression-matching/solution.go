func isMatch(s string, p string) bool {
	// At place j: whether what was read of s matches the first j characters of p.
	matched := make([]bool, len(p)+1)
	matched[0] = true
	for j := 1; j < len(p); j++ {
		matched[j+1] = p[j] == '*' && matched[j-1]
	}
	for i := range s {
		before := matched
		matched = make([]bool, len(p)+1)
		for j := range p {
			if p[j] == '*' {
				repeats := p[j-1] == s[i] || p[j-1] == '.'
				matched[j+1] = matched[j-1] || before[j+1] && repeats
			} else {
				matched[j+1] = before[j] && (p[j] == s[i] || p[j] == '.')
			}
		}
	}
	return matched[len(p)]
}
