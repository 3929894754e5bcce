import (
	"strconv"
	"strings"
)

func countAndSay(n int) string {
	said := "1"
	for range n - 1 {
		var next strings.Builder
		for start, end := 0, 0; start < len(said); start = end {
			for end < len(said) && said[end] == said[start] {
				end++
			}
			next.WriteString(strconv.Itoa(end - start))
			next.WriteByte(said[start])
		}
		said = next.String()
	}
	return said
}
