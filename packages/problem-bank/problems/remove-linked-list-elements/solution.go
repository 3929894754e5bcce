func removeElements(head *ListNode, val int) *ListNode {
	before := &ListNode{Next: head}
	last := before
	for last.Next != nil {
		if last.Next.Val == val {
			last.Next = last.Next.Next
		} else {
			last = last.Next
		}
	}
	return before.Next
}
