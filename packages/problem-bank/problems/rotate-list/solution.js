function rotateRight(head, k) {
  if (!head) return null
  let last = head
  let length = 1
  while (last.next) {
    last = last.next
    length++
  }
  last.next = head
  for (let step = length - (k % length); step > 0; step--) last = last.next
  const newHead = last.next
  last.next = null
  return newHead
}
