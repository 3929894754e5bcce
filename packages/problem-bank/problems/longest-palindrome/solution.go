func longestPalindrome(s string) int {
	single := map[rune]bool{}
	for _, letter := range s {
		if single[letter] {
			delete(single, letter)
		} else {
			single[letter] = true
		}
	}
	return len(s) - max(0, len(single)-1)
}
