func removeNthFromEnd(head *ListNode, n int) *ListNode {
	before := &ListNode{Next: head}
	leading, trailing := before, before
	for range n {
		leading = leading.Next
	}
	for leading.Next != nil {
		leading = leading.Next
		trailing = trailing.Next
	}
	trailing.Next = trailing.Next.Next
	return before.Next
}
