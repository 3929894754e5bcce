function removeElements(head, val) {
  const before = new ListNode(0, head)
  let last = before
  while (last.next) {
    if (last.next.val === val) last.next = last.next.next
    else last = last.next
  }
  return before.next
}
