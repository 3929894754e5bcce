import "strings"

func reverseVowels(s string) string {
	characters := []byte(s)
	left, right := 0, len(s)-1
	for left < right {
		switch {
		case !isVowel(characters[left]):
			left++
		case !isVowel(characters[right]):
			right--
		default:
			characters[left], characters[right] = characters[right], characters[left]
			left++
			right--
		}
	}
	return string(characters)
}

func isVowel(character byte) bool {
	return strings.IndexByte("aeiouAEIOU", character) >= 0
}
