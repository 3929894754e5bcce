type day struct{ paid, span int }

type StockSpanner struct {
	// The days that no later price has reached; their prices fall.
	days []day
}

func Constructor() StockSpanner {
	return StockSpanner{}
}

func (s *StockSpanner) Next(price int) int {
	span := 1
	for len(s.days) > 0 && s.days[len(s.days)-1].paid <= price {
		span += s.days[len(s.days)-1].span
		s.days = s.days[:len(s.days)-1]
	}
	s.days = append(s.days, day{price, span})
	return span
}
