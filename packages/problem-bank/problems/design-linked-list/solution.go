type link struct {
	held int
	next *link
}

type MyLinkedList struct {
	// The link before the first; it holds no value.
	anchor *link
	length int
}

func Constructor() MyLinkedList {
	return MyLinkedList{anchor: &link{}}
}

func (l *MyLinkedList) Get(index int) int {
	if index >= l.length {
		return -1
	}
	return l.before(index).next.held
}

func (l *MyLinkedList) AddAtHead(val int) {
	l.AddAtIndex(0, val)
}

func (l *MyLinkedList) AddAtTail(val int) {
	l.AddAtIndex(l.length, val)
}

func (l *MyLinkedList) AddAtIndex(index int, val int) {
	if index > l.length {
		return
	}
	before := l.before(index)
	before.next = &link{val, before.next}
	l.length++
}

func (l *MyLinkedList) DeleteAtIndex(index int) {
	if index >= l.length {
		return
	}
	before := l.before(index)
	before.next = before.next.next
	l.length--
}

func (l *MyLinkedList) before(place int) *link {
	found := l.anchor
	for range place {
		found = found.next
	}
	return found
}
