function removeNthFromEnd(head, n) {
  const before = new ListNode(0, head)
  let leading = before
  let trailing = before
  for (let step = 0; step < n; step++) leading = leading.next
  while (leading.next) {
    leading = leading.next
    trailing = trailing.next
  }
  trailing.next = trailing.next.next
  return before.next
}
