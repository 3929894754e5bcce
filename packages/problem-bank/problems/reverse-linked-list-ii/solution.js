function reverseBetween(head, left, right) {
  const dummy = { val: 0, next: head }
  let before = dummy
  for (let place = 1; place < left; place++) before = before.next
  const first = before.next
  for (let place = left; place < right; place++) {
    const moved = first.next
    first.next = moved.next
    moved.next = before.next
    before.next = moved
  }
  return dummy.next
}
