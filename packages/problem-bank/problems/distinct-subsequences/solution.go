func numDistinct(s string, t string) int {
	ways := make([]int, len(t)+1)
	ways[0] = 1
	for _, letter := range []byte(s) {
		for length := len(t); length > 0; length-- {
			if t[length-1] == letter {
				ways[length] += ways[length-1]
			}
		}
	}
	return ways[len(t)]
}
