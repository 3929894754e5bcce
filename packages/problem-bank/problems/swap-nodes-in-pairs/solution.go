func swapPairs(head *ListNode) *ListNode {
	before := &ListNode{Next: head}
	last := before
	for last.Next != nil && last.Next.Next != nil {
		first, second := last.Next, last.Next.Next
		first.Next = second.Next
		second.Next = first
		last.Next = second
		last = first
	}
	return before.Next
}
