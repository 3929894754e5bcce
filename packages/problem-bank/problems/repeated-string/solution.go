import "strings"

func repeatedString(s string, n int64) int64 {
	length := int64(len(s))
	return int64(strings.Count(s, "a"))*(n/length) + int64(strings.Count(s[:n%length], "a"))
}
