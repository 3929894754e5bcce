import "container/heap"

type places struct{ sum, i, j int }

type placeHeap []places

func (h placeHeap) Len() int           { return len(h) }
func (h placeHeap) Less(a, b int) bool { return h[a].sum < h[b].sum }
func (h placeHeap) Swap(a, b int)      { h[a], h[b] = h[b], h[a] }
func (h *placeHeap) Push(item any)     { *h = append(*h, item.(places)) }
func (h *placeHeap) Pop() any {
	last := (*h)[len(*h)-1]
	*h = (*h)[:len(*h)-1]
	return last
}

func kSmallestPairs(nums1 []int, nums2 []int, k int) [][]int {
	pairs := [][]int{}
	next := &placeHeap{{nums1[0] + nums2[0], 0, 0}}
	for next.Len() > 0 && len(pairs) < k {
		taken := heap.Pop(next).(places)
		i, j := taken.i, taken.j
		pairs = append(pairs, []int{nums1[i], nums2[j]})
		if j+1 < len(nums2) {
			heap.Push(next, places{nums1[i] + nums2[j+1], i, j + 1})
		}
		if j == 0 && i+1 < len(nums1) {
			heap.Push(next, places{nums1[i+1] + nums2[0], i + 1, 0})
		}
	}
	return pairs
}
