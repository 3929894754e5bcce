import "sort"

func searchRange(nums []int, target int) []int {
	first := sort.SearchInts(nums, target)
	if first == len(nums) || nums[first] != target {
		return []int{-1, -1}
	}
	return []int{first, sort.SearchInts(nums, target+1) - 1}
}
