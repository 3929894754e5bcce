function swapPairs(head) {
  const before = new ListNode(0, head)
  let last = before
  while (last.next?.next) {
    const first = last.next
    const second = first.next
    first.next = second.next
    second.next = first
    last.next = second
    last = first
  }
  return before.next
}
