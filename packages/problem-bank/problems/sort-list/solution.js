function sortList(head) {
  if (!head?.next) return head
  let slow = head
  let fast = head.next
  while (fast?.next) {
    slow = slow.next
    fast = fast.next.next
  }
  const rest = slow.next
  slow.next = null
  return merged(sortList(head), sortList(rest))
}

function merged(a, b) {
  const before = new ListNode()
  let last = before
  while (a && b) {
    if (a.val <= b.val) {
      last.next = a
      a = a.next
    } else {
      last.next = b
      b = b.next
    }
    last = last.next
  }
  last.next = a ?? b
  return before.next
}
