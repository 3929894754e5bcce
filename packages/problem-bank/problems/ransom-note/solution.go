func canConstruct(ransomNote string, magazine string) bool {
	available := map[rune]int{}
	for _, letter := range magazine {
		available[letter]++
	}
	for _, letter := range ransomNote {
		available[letter]--
		if available[letter] < 0 {
			return false
		}
	}
	return true
}
