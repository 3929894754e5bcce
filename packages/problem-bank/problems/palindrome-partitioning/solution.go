import "slices"

func partition(s string) [][]string {
	var partitions [][]string
	var parts []string
	var cut func(start int)
	cut = func(start int) {
		if start == len(s) {
			partitions = append(partitions, slices.Clone(parts))
			return
		}
		for end := start + 1; end <= len(s); end++ {
			if isPalindrome(s[start:end]) {
				parts = append(parts, s[start:end])
				cut(end)
				parts = parts[:len(parts)-1]
			}
		}
	}
	cut(0)
	return partitions
}

func isPalindrome(part string) bool {
	for left, right := 0, len(part)-1; left < right; left, right = left+1, right-1 {
		if part[left] != part[right] {
			return false
		}
	}
	return true
}
