func characterReplacement(s string, k int) int {
	counts := map[byte]int{}
	highest, left := 0, 0
	for right := range s {
		counts[s[right]]++
		highest = max(highest, counts[s[right]])
		if right-left+1 > highest+k {
			counts[s[left]]--
			left++
		}
	}
	return len(s) - left
}
