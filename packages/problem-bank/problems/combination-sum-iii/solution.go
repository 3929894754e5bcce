import "slices"

func combinationSum3(k int, n int) [][]int {
	var combinations [][]int
	var chosen []int
	var choose func(first, missing int)
	choose = func(first, missing int) {
		if len(chosen) == k {
			if missing == 0 {
				combinations = append(combinations, slices.Clone(chosen))
			}
			return
		}
		for digit := first; digit <= min(9, missing); digit++ {
			chosen = append(chosen, digit)
			choose(digit+1, missing-digit)
			chosen = chosen[:len(chosen)-1]
		}
	}
	choose(1, n)
	return combinations
}
