import (
	"math"
	"strings"
)

func myAtoi(s string) int {
	text := strings.TrimLeft(s, " ")
	sign := 1
	if text != "" && (text[0] == '-' || text[0] == '+') {
		if text[0] == '-' {
			sign = -1
		}
		text = text[1:]
	}
	number := 0
	for _, character := range text {
		if character < '0' || character > '9' {
			break
		}
		// One beyond the range is enough to know.
		number = min(number*10+int(character-'0'), math.MaxInt32+1)
	}
	return max(math.MinInt32, min(sign*number, math.MaxInt32))
}
