func lengthOfLongestSubstring(s string) int {
	// Where each character stood last, counted from one.
	lastSeen := map[byte]int{}
	start, longest := 0, 0
	for index := range s {
		start = max(start, lastSeen[s[index]])
		lastSeen[s[index]] = index + 1
		longest = max(longest, index-start+1)
	}
	return longest
}
