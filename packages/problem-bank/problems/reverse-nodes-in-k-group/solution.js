function reverseKGroup(head, k) {
  const dummy = { val: 0, next: head }
  let before = dummy
  while (hasNodesAfter(before, k)) {
    const first = before.next
    for (let turn = 1; turn < k; turn++) {
      const moved = first.next
      first.next = moved.next
      moved.next = before.next
      before.next = moved
    }
    before = first
  }
  return dummy.next
}

function hasNodesAfter(node, count) {
  let last = node
  for (let step = 0; step < count && last; step++) last = last.next
  return Boolean(last)
}
