import (
	"container/heap"
	"sort"
)

type SmallestInfiniteSet struct {
	// This and all numbers above are in the set; below it only those that were put back.
	untouched int
	back      *minHeap
	isBack    map[int]bool
}

func Constructor() SmallestInfiniteSet {
	return SmallestInfiniteSet{1, &minHeap{}, map[int]bool{}}
}

func (s *SmallestInfiniteSet) PopSmallest() int {
	if s.back.Len() > 0 {
		smallest := heap.Pop(s.back).(int)
		delete(s.isBack, smallest)
		return smallest
	}
	s.untouched++
	return s.untouched - 1
}

func (s *SmallestInfiniteSet) AddBack(num int) {
	if num < s.untouched && !s.isBack[num] {
		s.isBack[num] = true
		heap.Push(s.back, num)
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
