function partition(head, x) {
  const beforeSmaller = new ListNode()
  const beforeOthers = new ListNode()
  let smaller = beforeSmaller
  let other = beforeOthers
  for (let node = head; node; node = node.next) {
    if (node.val < x) {
      smaller.next = node
      smaller = node
    } else {
      other.next = node
      other = node
    }
  }
  other.next = null
  smaller.next = beforeOthers.next
  return beforeSmaller.next
}
