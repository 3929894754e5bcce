import "slices"

func countSmaller(nums []int) []int {
	sorted := slices.Clone(nums)
	slices.Sort(sorted)
	sorted = slices.Compact(sorted)
	tree := make([]int, len(sorted)+1)
	counts := make([]int, len(nums))
	for i := len(nums) - 1; i >= 0; i-- {
		below, _ := slices.BinarySearch(sorted, nums[i])
		for place := below; place > 0; place &= place - 1 {
			counts[i] += tree[place]
		}
		for place := below + 1; place < len(tree); place += place & -place {
			tree[place]++
		}
	}
	return counts
}
