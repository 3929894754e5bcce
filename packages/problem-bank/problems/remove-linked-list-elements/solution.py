def remove_elements(head: ListNode | None, val: int) -> ListNode | None:
    before = last = ListNode(next=head)
    while last.next:
        if last.next.val == val:
            last.next = last.next.next
        else:
            last = last.next
    return before.next
