func openLock(deadends []string, target string) int {
	closed := map[string]bool{}
	for _, dead := range deadends {
		closed[dead] = true
	}
	var level []string
	if !closed["0000"] {
		closed["0000"] = true
		level = append(level, "0000")
	}
	for turns := 0; len(level) > 0; turns++ {
		var next []string
		for _, shown := range level {
			if shown == target {
				return turns
			}
			for wheel := range 4 {
				for _, turn := range []byte{1, 9} {
					digits := []byte(shown)
					digits[wheel] = '0' + (digits[wheel]-'0'+turn)%10
					near := string(digits)
					if !closed[near] {
						closed[near] = true
						next = append(next, near)
					}
				}
			}
		}
		level = next
	}
	return -1
}
