import "strings"

func wordPattern(pattern string, s string) bool {
	words := strings.Fields(s)
	if len(words) != len(pattern) {
		return false
	}
	wordOf, letterOf := map[byte]string{}, map[string]byte{}
	for place, word := range words {
		letter := pattern[place]
		if known, ok := wordOf[letter]; ok && known != word {
			return false
		}
		if known, ok := letterOf[word]; ok && known != letter {
			return false
		}
		wordOf[letter], letterOf[word] = word, letter
	}
	return true
}
