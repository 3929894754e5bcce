function addTwoNumbers(l1, l2) {
  const before = new ListNode()
  let last = before
  let carry = 0
  while (l1 || l2 || carry > 0) {
    const total = (l1?.val ?? 0) + (l2?.val ?? 0) + carry
    carry = total >= 10 ? 1 : 0
    last.next = new ListNode(total % 10)
    last = last.next
    l1 = l1?.next
    l2 = l2?.next
  }
  return before.next
}
