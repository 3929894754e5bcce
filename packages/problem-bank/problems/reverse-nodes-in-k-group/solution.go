func reverseKGroup(head *ListNode, k int) *ListNode {
	dummy := &ListNode{Next: head}
	before := dummy
	for {
		last := before
		for range k {
			last = last.Next
			if last == nil {
				return dummy.Next
			}
		}
		first := before.Next
		for range k - 1 {
			moved := first.Next
			first.Next = moved.Next
			moved.Next = before.Next
			before.Next = moved
		}
		before = first
	}
}
