func removeStars(s string) string {
	var left []byte
	for _, character := range []byte(s) {
		if character == '*' {
			left = left[:len(left)-1]
		} else {
			left = append(left, character)
		}
	}
	return string(left)
}
