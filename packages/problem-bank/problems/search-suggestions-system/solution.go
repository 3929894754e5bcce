import (
	"slices"
	"strings"
)

func suggestedProducts(products []string, searchWord string) [][]string {
	slices.Sort(products)
	suggestions := make([][]string, len(searchWord))
	left := products
	for i := range searchWord {
		prefix := searchWord[:i+1]
		start, _ := slices.BinarySearch(left, prefix)
		left = left[start:]
		suggestions[i] = []string{}
		for _, product := range left[:min(3, len(left))] {
			if strings.HasPrefix(product, prefix) {
				suggestions[i] = append(suggestions[i], product)
			}
		}
	}
	return suggestions
}
