function mergeKLists(lists) {
  let merged = lists
  while (merged.length > 1) {
    const halved = []
    for (let at = 0; at < merged.length; at += 2) halved.push(mergeTwo(merged[at], merged[at + 1] ?? null))
    merged = halved
  }
  return merged[0] ?? null
}

function mergeTwo(a, b) {
  const before = new ListNode()
  let last = before
  while (a && b) {
    if (a.val <= b.val) {
      last.next = a
      a = a.next
    } else {
      last.next = b
      b = b.next
    }
    last = last.next
  }
  last.next = a ?? b
  return before.next
}
