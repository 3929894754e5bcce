func removeDuplicates(s string) string {
	var kept []byte
	for _, letter := range []byte(s) {
		if last := len(kept) - 1; last >= 0 && kept[last] == letter {
			kept = kept[:last]
		} else {
			kept = append(kept, letter)
		}
	}
	return string(kept)
}
