import "container/heap"

type StockPrice struct {
	prices map[int]int
	latest int
	// Every record, the lowest of these first; for the highest the prices are negative. Some have been corrected since.
	highest, lowest *records
}

func Constructor() StockPrice {
	return StockPrice{prices: map[int]int{}, highest: &records{}, lowest: &records{}}
}

func (s *StockPrice) Update(timestamp int, price int) {
	s.prices[timestamp] = price
	s.latest = max(s.latest, timestamp)
	heap.Push(s.highest, record{-price, timestamp})
	heap.Push(s.lowest, record{price, timestamp})
}

func (s *StockPrice) Current() int {
	return s.prices[s.latest]
}

func (s *StockPrice) Maximum() int {
	for s.prices[(*s.highest)[0].time] != -(*s.highest)[0].paid {
		heap.Pop(s.highest)
	}
	return -(*s.highest)[0].paid
}

func (s *StockPrice) Minimum() int {
	for s.prices[(*s.lowest)[0].time] != (*s.lowest)[0].paid {
		heap.Pop(s.lowest)
	}
	return (*s.lowest)[0].paid
}

type record struct{ paid, time int }

type records []record

func (r records) Len() int           { return len(r) }
func (r records) Less(i, j int) bool { return r[i].paid < r[j].paid }
func (r records) Swap(i, j int)      { r[i], r[j] = r[j], r[i] }

func (r *records) Push(one any) {
	*r = append(*r, one.(record))
}

func (r *records) Pop() any {
	last := len(*r) - 1
	one := (*r)[last]
	*r = (*r)[:last]
	return one
}
