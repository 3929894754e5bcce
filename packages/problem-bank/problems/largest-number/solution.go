import (
	"cmp"
	"slices"
	"strconv"
	"strings"
)

func largestNumber(nums []int) string {
	words := make([]string, len(nums))
	for place, number := range nums {
		words[place] = strconv.Itoa(number)
	}
	slices.SortFunc(words, func(a, b string) int { return cmp.Compare(b+a, a+b) })
	if words[0] == "0" {
		return "0"
	}
	return strings.Join(words, "")
}
