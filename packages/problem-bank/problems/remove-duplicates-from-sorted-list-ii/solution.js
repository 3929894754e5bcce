function deleteDuplicates(head) {
  const front = new ListNode(0, head)
  let last = front
  while (last.next) {
    const { val } = last.next
    if (last.next.next?.val !== val) {
      last = last.next
      continue
    }
    while (last.next?.val === val) last.next = last.next.next
  }
  return front.next
}
