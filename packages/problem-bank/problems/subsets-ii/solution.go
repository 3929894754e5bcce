import "slices"

func subsetsWithDup(nums []int) [][]int {
	slices.Sort(nums)
	subsets := [][]int{{}}
	madeLast := 0
	for place, number := range nums {
		from := 0
		if place > 0 && number == nums[place-1] {
			from = madeLast
		}
		madeLast = len(subsets)
		for _, subset := range subsets[from:] {
			subsets = append(subsets, append(slices.Clone(subset), number))
		}
	}
	return subsets
}
