func productExceptSelf(nums []int) []int {
	products := make([]int, len(nums))
	before := 1
	for i, number := range nums {
		products[i] = before
		before *= number
	}
	after := 1
	for i := len(nums) - 1; i >= 0; i-- {
		products[i] *= after
		after *= nums[i]
	}
	return products
}
