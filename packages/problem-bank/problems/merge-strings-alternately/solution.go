import "strings"

func mergeAlternately(word1 string, word2 string) string {
	var merged strings.Builder
	for place := range max(len(word1), len(word2)) {
		if place < len(word1) {
			merged.WriteByte(word1[place])
		}
		if place < len(word2) {
			merged.WriteByte(word2[place])
		}
	}
	return merged.String()
}
