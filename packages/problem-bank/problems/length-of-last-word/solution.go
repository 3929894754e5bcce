import "strings"

func lengthOfLastWord(s string) int {
	trimmed := strings.TrimRight(s, " ")
	return len(trimmed) - 1 - strings.LastIndexByte(trimmed, ' ')
}
