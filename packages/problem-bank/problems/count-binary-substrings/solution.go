func countBinarySubstrings(s string) int {
	count, before, present := 0, 0, 0
	for i := range s {
		if i > 0 && s[i] != s[i-1] {
			before, present = present, 0
		}
		present++
		if present <= before {
			count++
		}
	}
	return count
}
