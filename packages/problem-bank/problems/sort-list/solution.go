func sortList(head *ListNode) *ListNode {
	if head == nil || head.Next == nil {
		return head
	}
	slow, fast := head, head.Next
	for fast != nil && fast.Next != nil {
		slow = slow.Next
		fast = fast.Next.Next
	}
	rest := slow.Next
	slow.Next = nil
	return merged(sortList(head), sortList(rest))
}

func merged(a, b *ListNode) *ListNode {
	before := &ListNode{}
	last := before
	for a != nil && b != nil {
		if a.Val <= b.Val {
			last.Next, a = a, a.Next
		} else {
			last.Next, b = b, b.Next
		}
		last = last.Next
	}
	last.Next = a
	if a == nil {
		last.Next = b
	}
	return before.Next
}
