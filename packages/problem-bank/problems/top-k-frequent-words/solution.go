import "sort"

func topKFrequent(words []string, k int) []string {
	counts := map[string]int{}
	for _, word := range words {
		counts[word]++
	}
	ranked := make([]string, 0, len(counts))
	for word := range counts {
		ranked = append(ranked, word)
	}
	sort.Slice(ranked, func(i, j int) bool {
		if counts[ranked[i]] != counts[ranked[j]] {
			return counts[ranked[i]] > counts[ranked[j]]
		}
		return ranked[i] < ranked[j]
	})
	return ranked[:k]
}
