func findTheDifference(s string, t string) byte {
	var code byte
	for _, letter := range []byte(s + t) {
		code ^= letter
	}
	return code
}
