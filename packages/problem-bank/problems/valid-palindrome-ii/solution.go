func validPalindrome(s string) bool {
	left, right := narrowed(s, 0, len(s)-1)
	return isPalindrome(s, left+1, right) || isPalindrome(s, left, right-1)
}

func isPalindrome(text string, left, right int) bool {
	left, right = narrowed(text, left, right)
	return left >= right
}

// narrowed moves both ends inwards for as long as they agree.
func narrowed(text string, left, right int) (int, int) {
	for left < right && text[left] == text[right] {
		left++
		right--
	}
	return left, right
}
