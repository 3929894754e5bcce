func checkInclusion(s1 string, s2 string) bool {
	var wanted, window [26]int
	for _, letter := range s1 {
		wanted[letter-'a']++
	}
	for end := range s2 {
		window[s2[end]-'a']++
		if end >= len(s1) {
			window[s2[end-len(s1)]-'a']--
		}
		if window == wanted {
			return true
		}
	}
	return false
}
