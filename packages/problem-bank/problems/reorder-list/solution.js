function reorderList(head) {
  let slow = head
  let fast = head
  while (fast.next?.next) {
    slow = slow.next
    fast = fast.next.next
  }

  let rest = slow.next
  slow.next = null
  let back = null
  while (rest) {
    const following = rest.next
    rest.next = back
    back = rest
    rest = following
  }

  let front = head
  while (back) {
    const following = front.next
    front.next = back
    front = back
    back = following
  }
}
