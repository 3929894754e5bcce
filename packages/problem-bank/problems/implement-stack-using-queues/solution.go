type MyStack struct {
	// The newest element stands at the front.
	queue []int
}

func Constructor() MyStack {
	return MyStack{}
}

func (s *MyStack) Push(x int) {
	s.queue = append(s.queue, x)
	for range len(s.queue) - 1 {
		s.queue = append(s.queue[1:], s.queue[0])
	}
}

func (s *MyStack) Pop() int {
	newest := s.queue[0]
	s.queue = s.queue[1:]
	return newest
}

func (s *MyStack) Top() int {
	return s.queue[0]
}

func (s *MyStack) Empty() bool {
	return len(s.queue) == 0
}
