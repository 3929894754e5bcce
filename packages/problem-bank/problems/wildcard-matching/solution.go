import "strings"

func isMatch(s string, p string) bool {
	place, sign, star, taken := 0, 0, -1, 0
	for place < len(s) {
		switch {
		case sign < len(p) && p[sign] == '*':
			star, taken = sign, place
			sign++
		case sign < len(p) && (p[sign] == '?' || p[sign] == s[place]):
			place++
			sign++
		case star >= 0:
			// The last star takes one character more.
			taken++
			place, sign = taken, star+1
		default:
			return false
		}
	}
	return strings.Trim(p[sign:], "*") == ""
}
