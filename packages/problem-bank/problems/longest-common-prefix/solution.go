func longestCommonPrefix(strs []string) string {
	first := strs[0]
	for place := range first {
		for _, other := range strs {
			if place == len(other) || other[place] != first[place] {
				return first[:place]
			}
		}
	}
	return first
}
