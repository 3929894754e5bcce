import "strconv"

func compress(chars []byte) int {
	written := 0
	for start := 0; start < len(chars); {
		end := start
		for end < len(chars) && chars[end] == chars[start] {
			end++
		}
		chars[written] = chars[start]
		written++
		if length := end - start; length > 1 {
			written += copy(chars[written:], strconv.Itoa(length))
		}
		start = end
	}
	return written
}
