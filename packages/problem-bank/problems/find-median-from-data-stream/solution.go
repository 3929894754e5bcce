import (
	"container/heap"
	"sort"
)

type MedianFinder struct {
	// The smaller half, negated so that its largest comes first; it may be one ahead of the larger half.
	smaller, larger *minHeap
}

func Constructor() MedianFinder {
	return MedianFinder{&minHeap{}, &minHeap{}}
}

func (f *MedianFinder) AddNum(num int) {
	heap.Push(f.smaller, -num)
	heap.Push(f.larger, -heap.Pop(f.smaller).(int))
	if f.larger.Len() > f.smaller.Len() {
		heap.Push(f.smaller, -heap.Pop(f.larger).(int))
	}
}

func (f *MedianFinder) FindMedian() float64 {
	if f.smaller.Len() > f.larger.Len() {
		return float64(-f.smaller.IntSlice[0])
	}
	return float64(f.larger.IntSlice[0]-f.smaller.IntSlice[0]) / 2
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
