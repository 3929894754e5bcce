func findAnagrams(s string, p string) []int {
	var wanted, window [26]int
	for _, letter := range p {
		wanted[letter-'a']++
	}
	var starts []int
	for end := range s {
		window[s[end]-'a']++
		if end >= len(p) {
			window[s[end-len(p)]-'a']--
		}
		if window == wanted {
			starts = append(starts, end-len(p)+1)
		}
	}
	return starts
}
