import (
	"container/heap"
	"slices"
)

func minInterval(intervals [][]int, queries []int) []int {
	slices.SortFunc(intervals, func(a, b []int) int { return a[0] - b[0] })
	var begun bySize
	sizes := map[int]int{}
	coming := intervals
	for _, query := range slices.Sorted(slices.Values(queries)) {
		for len(coming) > 0 && coming[0][0] <= query {
			heap.Push(&begun, coming[0])
			coming = coming[1:]
		}
		for len(begun) > 0 && begun[0][1] < query {
			heap.Pop(&begun)
		}
		sizes[query] = -1
		if len(begun) > 0 {
			sizes[query] = begun.size(0)
		}
	}
	answer := make([]int, len(queries))
	for place, query := range queries {
		answer[place] = sizes[query]
	}
	return answer
}

// bySize is a heap of intervals with the smallest on top.
type bySize [][]int

func (b bySize) size(i int) int     { return b[i][1] - b[i][0] + 1 }
func (b bySize) Len() int           { return len(b) }
func (b bySize) Less(i, j int) bool { return b.size(i) < b.size(j) }
func (b bySize) Swap(i, j int)      { b[i], b[j] = b[j], b[i] }

func (b *bySize) Push(interval any) {
	*b = append(*b, interval.([]int))
}

func (b *bySize) Pop() any {
	last := len(*b) - 1
	interval := (*b)[last]
	*b = (*b)[:last]
	return interval
}
