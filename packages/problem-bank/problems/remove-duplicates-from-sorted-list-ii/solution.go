func deleteDuplicates(head *ListNode) *ListNode {
	front := &ListNode{Next: head}
	last := front
	for last.Next != nil {
		value := last.Next.Val
		if last.Next.Next == nil || last.Next.Next.Val != value {
			last = last.Next
			continue
		}
		for last.Next != nil && last.Next.Val == value {
			last.Next = last.Next.Next
		}
	}
	return front.Next
}
