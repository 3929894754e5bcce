import "slices"

func nextPermutation(nums []int) {
	pivot := len(nums) - 2
	for pivot >= 0 && nums[pivot] >= nums[pivot+1] {
		pivot--
	}
	if pivot >= 0 {
		larger := len(nums) - 1
		for nums[larger] <= nums[pivot] {
			larger--
		}
		nums[pivot], nums[larger] = nums[larger], nums[pivot]
	}
	slices.Reverse(nums[pivot+1:])
}
