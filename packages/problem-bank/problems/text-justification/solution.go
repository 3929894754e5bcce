import "strings"

func fullJustify(words []string, maxWidth int) []string {
	var lines []string
	for first := 0; first < len(words); {
		end, letters := first, 0
		for end < len(words) && letters+len(words[end])+end-first <= maxWidth {
			letters += len(words[end])
			end++
		}
		space, wider := 1, 0
		if gaps := end - first - 1; gaps > 0 && end < len(words) {
			space, wider = (maxWidth-letters)/gaps, (maxWidth-letters)%gaps
		}
		var line strings.Builder
		for i := first; i < end; i++ {
			if i > first {
				line.WriteString(strings.Repeat(" ", space))
				if i-first <= wider {
					line.WriteByte(' ')
				}
			}
			line.WriteString(words[i])
		}
		line.WriteString(strings.Repeat(" ", maxWidth-line.Len()))
		lines = append(lines, line.String())
		first = end
	}
	return lines
}
