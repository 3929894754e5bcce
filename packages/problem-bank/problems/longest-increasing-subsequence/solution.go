import "sort"

func lengthOfLIS(nums []int) int {
	var smallestEnds []int
	for _, number := range nums {
		place := sort.SearchInts(smallestEnds, number)
		if place == len(smallestEnds) {
			smallestEnds = append(smallestEnds, number)
		} else {
			smallestEnds[place] = number
		}
	}
	return len(smallestEnds)
}
