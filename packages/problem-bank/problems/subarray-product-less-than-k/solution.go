func numSubarrayProductLessThanK(nums []int, k int) int {
	if k <= 1 {
		return 0
	}
	count, product, left := 0, 1, 0
	for right, number := range nums {
		product *= number
		for product >= k {
			product /= nums[left]
			left++
		}
		count += right - left + 1
	}
	return count
}
