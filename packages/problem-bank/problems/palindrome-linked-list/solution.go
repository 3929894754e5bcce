func isPalindrome(head *ListNode) bool {
	slow, fast := head, head
	for fast != nil && fast.Next != nil {
		slow = slow.Next
		fast = fast.Next.Next
	}
	var back *ListNode
	for slow != nil {
		slow.Next, back, slow = back, slow, slow.Next
	}
	for front := head; back != nil; front, back = front.Next, back.Next {
		if front.Val != back.Val {
			return false
		}
	}
	return true
}
