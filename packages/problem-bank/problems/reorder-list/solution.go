func reorderList(head *ListNode) {
	slow, fast := head, head
	for fast.Next != nil && fast.Next.Next != nil {
		slow = slow.Next
		fast = fast.Next.Next
	}
	rest := slow.Next
	slow.Next = nil
	var back *ListNode
	for rest != nil {
		rest.Next, back, rest = back, rest, rest.Next
	}
	front := head
	for back != nil {
		following := front.Next
		front.Next = back
		front, back = back, following
	}
}
