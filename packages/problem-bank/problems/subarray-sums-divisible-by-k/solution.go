func subarraysDivByK(nums []int, k int) int {
	seen := make([]int, k)
	seen[0] = 1
	remainder, count := 0, 0
	for _, number := range nums {
		// The remainder of a negative sum is negative, and is brought back above 0.
		remainder = ((remainder+number)%k + k) % k
		count += seen[remainder]
		seen[remainder]++
	}
	return count
}
