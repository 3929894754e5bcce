import (
	"slices"
	"strings"
)

func reverseWords(s string) string {
	words := strings.Split(s, " ")
	for place, word := range words {
		letters := []rune(word)
		slices.Reverse(letters)
		words[place] = string(letters)
	}
	return strings.Join(words, " ")
}
