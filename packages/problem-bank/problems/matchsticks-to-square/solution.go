import "slices"

func makesquare(matchsticks []int) bool {
	sum := 0
	for _, stick := range matchsticks {
		sum += stick
	}
	sticks := slices.Clone(matchsticks)
	slices.Sort(sticks)
	slices.Reverse(sticks)
	side := sum / 4
	sides := make([]int, 4)
	var arePlaced func(at int) bool
	arePlaced = func(at int) bool {
		if at == len(sticks) {
			return true
		}
		for i := range sides {
			// A side as long as the one tried before is no other choice.
			if sides[i]+sticks[at] > side || i > 0 && sides[i] == sides[i-1] {
				continue
			}
			sides[i] += sticks[at]
			if arePlaced(at + 1) {
				return true
			}
			sides[i] -= sticks[at]
		}
		return false
	}
	return sum%4 == 0 && arePlaced(0)
}
