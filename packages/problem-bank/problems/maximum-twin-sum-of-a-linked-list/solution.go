func pairSum(head *ListNode) int {
	var values []int
	for node := head; node != nil; node = node.Next {
		values = append(values, node.Val)
	}
	largest := 0
	for left, right := 0, len(values)-1; left < right; left, right = left+1, right-1 {
		largest = max(largest, values[left]+values[right])
	}
	return largest
}
