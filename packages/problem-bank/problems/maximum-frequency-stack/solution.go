type FreqStack struct {
	count map[int]int
	// At place i the values that came for the (i + 1)-th time, in the order in which they did.
	ranks [][]int
}

func Constructor() FreqStack {
	return FreqStack{count: map[int]int{}}
}

func (s *FreqStack) Push(val int) {
	rank := s.count[val]
	s.count[val]++
	if rank == len(s.ranks) {
		s.ranks = append(s.ranks, nil)
	}
	s.ranks[rank] = append(s.ranks[rank], val)
}

func (s *FreqStack) Pop() int {
	highest := len(s.ranks) - 1
	last := len(s.ranks[highest]) - 1
	top := s.ranks[highest][last]
	s.ranks[highest] = s.ranks[highest][:last]
	if last == 0 {
		s.ranks = s.ranks[:highest]
	}
	s.count[top]--
	return top
}
