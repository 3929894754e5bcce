import (
	"sort"
	"strings"
)

func frequencySort(s string) string {
	counts := map[rune]int{}
	for _, character := range s {
		counts[character]++
	}
	ranked := make([]rune, 0, len(counts))
	for character := range counts {
		ranked = append(ranked, character)
	}
	sort.Slice(ranked, func(i, j int) bool { return counts[ranked[i]] > counts[ranked[j]] })
	var sorted strings.Builder
	for _, character := range ranked {
		sorted.WriteString(strings.Repeat(string(character), counts[character]))
	}
	return sorted.String()
}
