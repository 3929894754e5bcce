import "slices"

func subsets(nums []int) [][]int {
	found := [][]int{{}}
	for _, number := range nums {
		for _, subset := range found {
			found = append(found, append(slices.Clone(subset), number))
		}
	}
	return found
}
