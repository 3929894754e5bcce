func mergeTwoLists(list1 *ListNode, list2 *ListNode) *ListNode {
	before := &ListNode{}
	last := before
	for list1 != nil && list2 != nil {
		if list1.Val <= list2.Val {
			last.Next, list1 = list1, list1.Next
		} else {
			last.Next, list2 = list2, list2.Next
		}
		last = last.Next
	}
	last.Next = list1
	if list1 == nil {
		last.Next = list2
	}
	return before.Next
}
