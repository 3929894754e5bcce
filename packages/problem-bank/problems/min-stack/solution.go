type entry struct {
	value int
	// Of all values up to this one.
	smallest int
}

type MinStack struct {
	entries []entry
}

func Constructor() MinStack {
	return MinStack{}
}

func (s *MinStack) Push(val int) {
	smallest := val
	if len(s.entries) > 0 {
		smallest = min(val, s.GetMin())
	}
	s.entries = append(s.entries, entry{val, smallest})
}

func (s *MinStack) Pop() {
	s.entries = s.entries[:len(s.entries)-1]
}

func (s *MinStack) Top() int {
	return s.entries[len(s.entries)-1].value
}

func (s *MinStack) GetMin() int {
	return s.entries[len(s.entries)-1].smallest
}
