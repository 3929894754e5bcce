import "slices"

func isNStraightHand(hand []int, groupSize int) bool {
	left := map[int]int{}
	for _, card := range hand {
		left[card]++
	}
	slices.Sort(hand)
	for _, smallest := range hand {
		groups := left[smallest]
		if groups == 0 {
			continue
		}
		for card := smallest; card < smallest+groupSize; card++ {
			if left[card] < groups {
				return false
			}
			left[card] -= groups
		}
	}
	return true
}
