func reorganizeString(s string) string {
	var counts [26]int
	for i := range len(s) {
		counts[s[i]-'a']++
	}
	most := 0
	for letter, count := range counts {
		if count > counts[most] {
			most = letter
		}
	}
	if counts[most] > (len(s)+1)/2 {
		return ""
	}
	apart := make([]byte, len(s))
	place := 0
	// The most frequent letter comes first, the others in any order.
	for turn := range 26 {
		letter := (most + turn) % 26
		for range counts[letter] {
			apart[place] = 'a' + byte(letter)
			place += 2
			if place >= len(apart) {
				place = 1
			}
		}
	}
	return string(apart)
}
