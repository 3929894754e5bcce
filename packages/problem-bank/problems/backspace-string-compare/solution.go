func backspaceCompare(s string, t string) bool {
	i, j := len(s), len(t)
	for {
		i, j = previousVisible(s, i), previousVisible(t, j)
		if i < 0 || j < 0 {
			return i == j
		}
		if s[i] != t[j] {
			return false
		}
	}
}

// previousVisible gives the place of the last character before end that no backspace takes away, or -1.
func previousVisible(typed string, end int) int {
	backspaces := 0
	for place := end - 1; place >= 0; place-- {
		if typed[place] == '#' {
			backspaces++
		} else if backspaces > 0 {
			backspaces--
		} else {
			return place
		}
	}
	return -1
}
