func firstUniqChar(s string) int {
	counts := map[rune]int{}
	for _, letter := range s {
		counts[letter]++
	}
	for index, letter := range s {
		if counts[letter] == 1 {
			return index
		}
	}
	return -1
}
