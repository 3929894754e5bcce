func isAnagram(s string, t string) bool {
	if len(s) != len(t) {
		return false
	}
	left := map[rune]int{}
	for _, letter := range s {
		left[letter]++
	}
	for _, letter := range t {
		left[letter]--
		if left[letter] < 0 {
			return false
		}
	}
	return true
}
