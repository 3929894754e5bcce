func minWindow(s string, t string) string {
	needed := map[byte]int{}
	for place := range t {
		needed[t[place]]++
	}
	missing := len(t)
	best, left := "", 0
	for right := range s {
		if needed[s[right]] > 0 {
			missing--
		}
		needed[s[right]]--
		if missing > 0 {
			continue
		}
		for needed[s[left]] < 0 {
			needed[s[left]]++
			left++
		}
		if best == "" || right-left+1 < len(best) {
			best = s[left : right+1]
		}
		needed[s[left]]++
		left++
		missing = 1
	}
	return best
}
