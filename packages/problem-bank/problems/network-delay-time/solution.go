import "container/heap"

func networkDelayTime(times [][]int, n int, k int) int {
	neighbours := make([][]arrival, n+1)
	for _, edge := range times {
		neighbours[edge[0]] = append(neighbours[edge[0]], arrival{edge[1], edge[2]})
	}
	reached := map[int]bool{}
	latest := 0
	coming := &arrivals{{k, 0}}
	for coming.Len() > 0 {
		here := heap.Pop(coming).(arrival)
		if reached[here.node] {
			continue
		}
		reached[here.node] = true
		latest = here.time
		for _, next := range neighbours[here.node] {
			if !reached[next.node] {
				heap.Push(coming, arrival{next.node, here.time + next.time})
			}
		}
	}
	if len(reached) < n {
		return -1
	}
	return latest
}

type arrival struct{ node, time int }

type arrivals []arrival

func (a arrivals) Len() int           { return len(a) }
func (a arrivals) Less(i, j int) bool { return a[i].time < a[j].time }
func (a arrivals) Swap(i, j int)      { a[i], a[j] = a[j], a[i] }

func (a *arrivals) Push(one any) {
	*a = append(*a, one.(arrival))
}

func (a *arrivals) Pop() any {
	last := len(*a) - 1
	one := (*a)[last]
	*a = (*a)[:last]
	return one
}
