function oddEvenList(head) {
  if (!head) return null
  let odd = head
  let even = head.next
  const firstEven = even
  while (even?.next) {
    odd.next = even.next
    odd = odd.next
    even.next = odd.next
    even = even.next
  }
  odd.next = firstEven
  return head
}
