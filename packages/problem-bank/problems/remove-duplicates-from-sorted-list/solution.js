function deleteDuplicates(head) {
  let node = head
  while (node?.next) {
    if (node.next.val === node.val) node.next = node.next.next
    else node = node.next
  }
  return head
}
