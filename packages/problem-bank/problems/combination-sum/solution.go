import "slices"

func combinationSum(candidates []int, target int) [][]int {
	slices.Sort(candidates)
	var found [][]int
	var chosen []int
	var extend func(start, missing int)
	extend = func(start, missing int) {
		if missing == 0 {
			found = append(found, slices.Clone(chosen))
			return
		}
		for place := start; place < len(candidates) && candidates[place] <= missing; place++ {
			chosen = append(chosen, candidates[place])
			extend(place, missing-candidates[place])
			chosen = chosen[:len(chosen)-1]
		}
	}
	extend(0, target)
	return found
}
