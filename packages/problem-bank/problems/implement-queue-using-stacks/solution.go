type MyQueue struct {
	incoming []int
	// The oldest element is on its top.
	outgoing []int
}

func Constructor() MyQueue {
	return MyQueue{}
}

func (q *MyQueue) Push(x int) {
	q.incoming = append(q.incoming, x)
}

func (q *MyQueue) Pop() int {
	oldest := q.Peek()
	q.outgoing = q.outgoing[:len(q.outgoing)-1]
	return oldest
}

func (q *MyQueue) Peek() int {
	if len(q.outgoing) == 0 {
		for top := len(q.incoming) - 1; top >= 0; top-- {
			q.outgoing = append(q.outgoing, q.incoming[top])
		}
		q.incoming = q.incoming[:0]
	}
	return q.outgoing[len(q.outgoing)-1]
}

func (q *MyQueue) Empty() bool {
	return len(q.incoming) == 0 && len(q.outgoing) == 0
}
