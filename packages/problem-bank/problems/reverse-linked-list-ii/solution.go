func reverseBetween(head *ListNode, left int, right int) *ListNode {
	dummy := &ListNode{Next: head}
	before := dummy
	for range left - 1 {
		before = before.Next
	}
	first := before.Next
	for range right - left {
		moved := first.Next
		first.Next = moved.Next
		moved.Next = before.Next
		before.Next = moved
	}
	return dummy.Next
}
