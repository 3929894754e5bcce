import "slices"

func permute(nums []int) [][]int {
	var found [][]int
	var order []int
	var extend func(left []int)
	extend = func(left []int) {
		if len(left) == 0 {
			found = append(found, slices.Clone(order))
			return
		}
		for place, number := range left {
			order = append(order, number)
			extend(slices.Concat(left[:place], left[place+1:]))
			order = order[:len(order)-1]
		}
	}
	extend(nums)
	return found
}
