import (
	"strconv"
	"strings"
)

func runLengthEncode(s string) string {
	var encoded strings.Builder
	for start, end := 0, 0; start < len(s); start = end {
		for end < len(s) && s[end] == s[start] {
			end++
		}
		encoded.WriteByte(s[start])
		encoded.WriteString(strconv.Itoa(end - start))
	}
	return encoded.String()
}
