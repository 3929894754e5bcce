import (
	"container/heap"
	"slices"
	"sort"
)

func maxScore(nums1 []int, nums2 []int, k int) int64 {
	type pair struct{ number, factor int }
	pairs := make([]pair, len(nums1))
	for i := range nums1 {
		pairs[i] = pair{nums1[i], nums2[i]}
	}
	slices.SortFunc(pairs, func(a, b pair) int { return b.factor - a.factor })

	best, sum := 0, 0
	largest := &minHeap{}
	for _, p := range pairs {
		sum += p.number
		heap.Push(largest, p.number)
		if largest.Len() > k {
			sum -= heap.Pop(largest).(int)
		}
		if largest.Len() == k {
			best = max(best, sum*p.factor)
		}
	}
	return int64(best)
}

type minHeap struct{ sort.IntSlice }

func (h *minHeap) Push(value any) {
	h.IntSlice = append(h.IntSlice, value.(int))
}

func (h *minHeap) Pop() any {
	last := h.Len() - 1
	value := h.IntSlice[last]
	h.IntSlice = h.IntSlice[:last]
	return value
}
