func findRepeatedDnaSequences(s string) []string {
	times := map[string]int{}
	repeated := []string{}
	for end := 10; end <= len(s); end++ {
		window := s[end-10 : end]
		times[window]++
		if times[window] == 2 {
			repeated = append(repeated, window)
		}
	}
	return repeated
}
