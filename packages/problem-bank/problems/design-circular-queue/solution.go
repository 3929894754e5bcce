type MyCircularQueue struct {
	ring         []int
	start, count int
}

func Constructor(k int) MyCircularQueue {
	return MyCircularQueue{ring: make([]int, k)}
}

func (q *MyCircularQueue) EnQueue(value int) bool {
	if q.IsFull() {
		return false
	}
	q.ring[(q.start+q.count)%len(q.ring)] = value
	q.count++
	return true
}

func (q *MyCircularQueue) DeQueue() bool {
	if q.IsEmpty() {
		return false
	}
	q.start = (q.start + 1) % len(q.ring)
	q.count--
	return true
}

func (q *MyCircularQueue) Front() int {
	if q.IsEmpty() {
		return -1
	}
	return q.ring[q.start]
}

func (q *MyCircularQueue) Rear() int {
	if q.IsEmpty() {
		return -1
	}
	return q.ring[(q.start+q.count-1)%len(q.ring)]
}

func (q *MyCircularQueue) IsEmpty() bool {
	return q.count == 0
}

func (q *MyCircularQueue) IsFull() bool {
	return q.count == len(q.ring)
}
