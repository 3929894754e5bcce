function mergeTwoLists(list1, list2) {
  const before = new ListNode()
  let last = before
  while (list1 && list2) {
    if (list1.val <= list2.val) {
      last.next = list1
      list1 = list1.next
    } else {
      last.next = list2
      list2 = list2.next
    }
    last = last.next
  }
  last.next = list1 ?? list2
  return before.next
}
