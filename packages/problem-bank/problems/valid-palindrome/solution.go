import "unicode"

func isPalindrome(s string) bool {
	characters := []rune(s)
	left, right := 0, len(characters)-1
	for left < right {
		switch {
		case !isAlphanumeric(characters[left]):
			left++
		case !isAlphanumeric(characters[right]):
			right--
		case unicode.ToLower(characters[left]) != unicode.ToLower(characters[right]):
			return false
		default:
			left++
			right--
		}
	}
	return true
}

func isAlphanumeric(character rune) bool {
	return unicode.IsLetter(character) || unicode.IsDigit(character)
}
