func findSubstring(s string, words []string) []int {
	width := len(words[0])
	wanted := map[string]int{}
	for _, word := range words {
		wanted[word]++
	}
	starts := []int{}
	for offset := range width {
		window := map[string]int{}
		start := offset
		for at := offset; at+width <= len(s); at += width {
			piece := s[at : at+width]
			window[piece]++
			for window[piece] > wanted[piece] {
				window[s[start:start+width]]--
				start += width
			}
			if at+width-start == width*len(words) {
				starts = append(starts, start)
			}
		}
	}
	return starts
}
