func countSubstrings(s string) int {
	count := 0
	for middle := range s {
		for _, end := range []int{middle, middle + 1} {
			for left, right := middle, end; left >= 0 && right < len(s) && s[left] == s[right]; left, right = left-1, right+1 {
				count++
			}
		}
	}
	return count
}
