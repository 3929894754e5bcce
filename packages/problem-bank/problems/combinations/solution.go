import "slices"

func combine(n int, k int) [][]int {
	var combinations [][]int
	var chosen []int
	var choose func(first int)
	choose = func(first int) {
		missing := k - len(chosen)
		if missing == 0 {
			combinations = append(combinations, slices.Clone(chosen))
			return
		}
		for number := first; number <= n-missing+1; number++ {
			chosen = append(chosen, number)
			choose(number + 1)
			chosen = chosen[:len(chosen)-1]
		}
	}
	choose(1)
	return combinations
}
