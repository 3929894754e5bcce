import "strings"

func decodeString(s string) string {
	type pending struct {
		text  string
		count int
	}
	var waiting []pending
	text, count := "", 0
	for _, character := range s {
		switch {
		case character >= '0' && character <= '9':
			count = count*10 + int(character-'0')
		case character == '[':
			waiting = append(waiting, pending{text, count})
			text, count = "", 0
		case character == ']':
			before := waiting[len(waiting)-1]
			waiting = waiting[:len(waiting)-1]
			text = before.text + strings.Repeat(text, before.count)
		default:
			text += string(character)
		}
	}
	return text
}
