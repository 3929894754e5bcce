import "slices"

func permuteUnique(nums []int) [][]int {
	left := map[int]int{}
	for _, number := range nums {
		left[number]++
	}
	var permutations [][]int
	var chosen []int
	var fill func()
	fill = func() {
		if len(chosen) == len(nums) {
			permutations = append(permutations, slices.Clone(chosen))
			return
		}
		for number, count := range left {
			if count == 0 {
				continue
			}
			left[number]--
			chosen = append(chosen, number)
			fill()
			chosen = chosen[:len(chosen)-1]
			left[number]++
		}
	}
	fill()
	return permutations
}
