import "strings"

func maxVowels(s string, k int) int {
	window, best := 0, 0
	for place := range len(s) {
		if isVowel(s[place]) {
			window++
		}
		if place >= k && isVowel(s[place-k]) {
			window--
		}
		best = max(best, window)
	}
	return best
}

func isVowel(letter byte) bool {
	return strings.IndexByte("aeiou", letter) >= 0
}
