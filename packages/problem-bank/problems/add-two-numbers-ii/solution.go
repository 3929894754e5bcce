func addTwoNumbers(l1 *ListNode, l2 *ListNode) *ListNode {
	first, second := digitsOf(l1), digitsOf(l2)
	var head *ListNode
	carry := 0
	for len(first) > 0 || len(second) > 0 || carry > 0 {
		total := carry
		if len(first) > 0 {
			total += first[len(first)-1]
			first = first[:len(first)-1]
		}
		if len(second) > 0 {
			total += second[len(second)-1]
			second = second[:len(second)-1]
		}
		carry = total / 10
		head = &ListNode{Val: total % 10, Next: head}
	}
	return head
}

func digitsOf(node *ListNode) []int {
	digits := []int{}
	for ; node != nil; node = node.Next {
		digits = append(digits, node.Val)
	}
	return digits
}
