import "slices"

func combinationSum2(candidates []int, target int) [][]int {
	slices.Sort(candidates)
	var combinations [][]int
	var chosen []int
	var choose func(first, missing int)
	choose = func(first, missing int) {
		if missing == 0 {
			combinations = append(combinations, slices.Clone(chosen))
			return
		}
		for place := first; place < len(candidates) && candidates[place] <= missing; place++ {
			if place > first && candidates[place] == candidates[place-1] {
				continue
			}
			chosen = append(chosen, candidates[place])
			choose(place+1, missing-candidates[place])
			chosen = chosen[:len(chosen)-1]
		}
	}
	choose(0, target)
	return combinations
}
