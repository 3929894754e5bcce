func subarraySum(nums []int, k int) int {
	seen := map[int]int{0: 1}
	total, count := 0, 0
	for _, number := range nums {
		total += number
		count += seen[total-k]
		seen[total]++
	}
	return count
}
