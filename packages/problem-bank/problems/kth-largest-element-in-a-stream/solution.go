import (
	"container/heap"
	"sort"
)

type KthLargest struct {
	place int
	// The largest numbers so far, the smallest of them first.
	largest *minHeap
}

func Constructor(k int, nums []int) KthLargest {
	kept := KthLargest{k, &minHeap{}}
	for _, num := range nums {
		kept.keep(num)
	}
	return kept
}

func (l *KthLargest) Add(val int) int {
	l.keep(val)
	return l.largest.IntSlice[0]
}

func (l *KthLargest) keep(number int) {
	heap.Push(l.largest, number)
	if l.largest.Len() > l.place {
		heap.Pop(l.largest)
	}
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
