func reverseList(head *ListNode) *ListNode {
	var reversed *ListNode
	for head != nil {
		head.Next, reversed, head = reversed, head, head.Next
	}
	return reversed
}
