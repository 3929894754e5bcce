def merge_two_lists(list1: ListNode | None, list2: ListNode | None) -> ListNode | None:
    before = last = ListNode()
    while list1 and list2:
        if list1.val <= list2.val:
            last.next, list1 = list1, list1.next
        else:
            last.next, list2 = list2, list2.next
        last = last.next
    last.next = list1 or list2
    return before.next
