function reverseList(head) {
  let reversedHead = null
  let node = head
  while (node) {
    const following = node.next
    node.next = reversedHead
    reversedHead = node
    node = following
  }
  return reversedHead
}
