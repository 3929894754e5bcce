def swap_pairs(head: ListNode | None) -> ListNode | None:
    before = last = ListNode(next=head)
    while last.next and last.next.next:
        first, second = last.next, last.next.next
        first.next = second.next
        second.next = first
        last.next = second
        last = first
    return before.next
