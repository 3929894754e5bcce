import (
	"slices"
	"sort"
)

func successfulPairs(spells []int, potions []int, success int64) []int {
	slices.Sort(potions)
	pairs := make([]int, len(spells))
	for i, spell := range spells {
		first := sort.Search(len(potions), func(at int) bool {
			return int64(spell)*int64(potions[at]) >= success
		})
		pairs[i] = len(potions) - first
	}
	return pairs
}
