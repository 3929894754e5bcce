func partitionLabels(s string) []int {
	last := map[rune]int{}
	for place, letter := range s {
		last[letter] = place
	}
	var lengths []int
	start, end := 0, 0
	for place, letter := range s {
		end = max(end, last[letter])
		if place == end {
			lengths = append(lengths, end-start+1)
			start = place + 1
		}
	}
	return lengths
}
