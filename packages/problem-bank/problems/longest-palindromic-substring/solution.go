func longestPalindrome(s string) string {
	best := ""
	for middle := range s {
		for _, end := range []int{middle, middle + 1} {
			left, right := middle, end
			for left >= 0 && right < len(s) && s[left] == s[right] {
				left--
				right++
			}
			if right-left-1 > len(best) {
				best = s[left+1 : right]
			}
		}
	}
	return best
}
