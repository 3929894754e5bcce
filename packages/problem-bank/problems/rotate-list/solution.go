func rotateRight(head *ListNode, k int) *ListNode {
	if head == nil {
		return nil
	}
	last, length := head, 1
	for last.Next != nil {
		last = last.Next
		length++
	}
	last.Next = head
	for range length - k%length {
		last = last.Next
	}
	head, last.Next = last.Next, nil
	return head
}
