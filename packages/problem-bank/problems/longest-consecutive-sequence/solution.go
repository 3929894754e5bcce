func longestConsecutive(nums []int) int {
	present := map[int]bool{}
	for _, number := range nums {
		present[number] = true
	}
	longest := 0
	for start := range present {
		if present[start-1] {
			continue
		}
		end := start
		for present[end+1] {
			end++
		}
		longest = max(longest, end-start+1)
	}
	return longest
}
