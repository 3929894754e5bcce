import "container/heap"

func totalCost(costs []int, k int, candidates int) int64 {
	// Those from left to right are no candidates yet.
	left := min(candidates, len(costs))
	right := max(left, len(costs)-candidates) - 1
	cheapest := &workers{}
	for index, cost := range costs {
		if index < left || index > right {
			heap.Push(cheapest, worker{cost, index})
		}
	}

	total := 0
	for range k {
		hired := heap.Pop(cheapest).(worker)
		total += hired.cost
		if left > right {
			continue
		}
		if hired.index < left {
			heap.Push(cheapest, worker{costs[left], left})
			left++
		} else {
			heap.Push(cheapest, worker{costs[right], right})
			right--
		}
	}
	return int64(total)
}

type worker struct{ cost, index int }

type workers []worker

func (w workers) Len() int      { return len(w) }
func (w workers) Swap(i, j int) { w[i], w[j] = w[j], w[i] }

func (w workers) Less(i, j int) bool {
	return w[i].cost < w[j].cost || w[i].cost == w[j].cost && w[i].index < w[j].index
}

func (w *workers) Push(one any) {
	*w = append(*w, one.(worker))
}

func (w *workers) Pop() any {
	last := len(*w) - 1
	one := (*w)[last]
	*w = (*w)[:last]
	return one
}
