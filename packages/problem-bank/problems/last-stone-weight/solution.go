import (
	"container/heap"
	"sort"
)

func lastStoneWeight(stones []int) int {
	left := &maxHeap{stones}
	heap.Init(left)
	for left.Len() > 1 {
		heaviest, second := heap.Pop(left).(int), heap.Pop(left).(int)
		if heaviest > second {
			heap.Push(left, heaviest-second)
		}
	}
	if left.Len() == 0 {
		return 0
	}
	return left.IntSlice[0]
}

type maxHeap struct{ sort.IntSlice }

func (h maxHeap) Less(i, j int) bool {
	return h.IntSlice[i] > h.IntSlice[j]
}

func (h *maxHeap) Push(value any) {
	h.IntSlice = append(h.IntSlice, value.(int))
}

func (h *maxHeap) Pop() any {
	last := h.Len() - 1
	value := h.IntSlice[last]
	h.IntSlice = h.IntSlice[:last]
	return value
}
