import (
	"maps"
	"slices"
)

func groupAnagrams(strs []string) [][]string {
	groups := map[string][]string{}
	for _, word := range strs {
		letters := []byte(word)
		slices.Sort(letters)
		groups[string(letters)] = append(groups[string(letters)], word)
	}
	return slices.Collect(maps.Values(groups))
}
