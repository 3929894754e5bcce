func topKFrequent(nums []int, k int) []int {
	counts := map[int]int{}
	for _, number := range nums {
		counts[number]++
	}
	withCount := make([][]int, len(nums)+1)
	for number, count := range counts {
		withCount[count] = append(withCount[count], number)
	}
	var mostFrequent []int
	for count := len(nums); len(mostFrequent) < k; count-- {
		mostFrequent = append(mostFrequent, withCount[count]...)
	}
	return mostFrequent[:k]
}
