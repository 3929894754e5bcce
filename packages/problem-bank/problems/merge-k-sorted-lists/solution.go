func mergeKLists(lists []*ListNode) *ListNode {
	switch len(lists) {
	case 0:
		return nil
	case 1:
		return lists[0]
	}
	half := len(lists) / 2
	return mergeTwo(mergeKLists(lists[:half]), mergeKLists(lists[half:]))
}

func mergeTwo(a, b *ListNode) *ListNode {
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
