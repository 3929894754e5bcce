func partition(head *ListNode, x int) *ListNode {
	var beforeSmaller, beforeOthers ListNode
	smaller, other := &beforeSmaller, &beforeOthers
	for node := head; node != nil; node = node.Next {
		if node.Val < x {
			smaller.Next = node
			smaller = node
		} else {
			other.Next = node
			other = node
		}
	}
	other.Next = nil
	smaller.Next = beforeOthers.Next
	return beforeSmaller.Next
}
