func strStr(haystack string, needle string) int {
	fallback := make([]int, len(needle))
	fitting := 0
	for place := 1; place < len(needle); place++ {
		for fitting > 0 && needle[place] != needle[fitting] {
			fitting = fallback[fitting-1]
		}
		if needle[place] == needle[fitting] {
			fitting++
		}
		fallback[place] = fitting
	}

	fitting = 0
	for place := range haystack {
		for fitting > 0 && haystack[place] != needle[fitting] {
			fitting = fallback[fitting-1]
		}
		if haystack[place] == needle[fitting] {
			fitting++
		}
		if fitting == len(needle) {
			return place - len(needle) + 1
		}
	}
	return -1
}
