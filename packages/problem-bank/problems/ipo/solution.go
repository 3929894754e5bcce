import (
	"container/heap"
	"sort"
)

// The largest profit comes first.
type profitHeap struct{ sort.IntSlice }

func (h profitHeap) Less(a, b int) bool { return h.IntSlice[a] > h.IntSlice[b] }
func (h *profitHeap) Push(profit any)   { h.IntSlice = append(h.IntSlice, profit.(int)) }
func (h *profitHeap) Pop() any {
	last := h.IntSlice[len(h.IntSlice)-1]
	h.IntSlice = h.IntSlice[:len(h.IntSlice)-1]
	return last
}

func findMaximizedCapital(k int, w int, profits []int, capital []int) int {
	projects := make([]int, len(capital))
	for i := range projects {
		projects[i] = i
	}
	sort.Slice(projects, func(a, b int) bool { return capital[projects[a]] < capital[projects[b]] })
	startable := &profitHeap{}
	opened := 0
	for range k {
		for opened < len(projects) && capital[projects[opened]] <= w {
			heap.Push(startable, profits[projects[opened]])
			opened++
		}
		if startable.Len() == 0 {
			break
		}
		w += heap.Pop(startable).(int)
	}
	return w
}
