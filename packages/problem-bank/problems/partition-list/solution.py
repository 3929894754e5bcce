def partition(head: ListNode | None, x: int) -> ListNode | None:
    before_smaller = smaller = ListNode()
    before_others = other = ListNode()
    while head:
        if head.val < x:
            smaller.next = head
            smaller = head
        else:
            other.next = head
            other = head
        head = head.next
    other.next = None
    smaller.next = before_others.next
    return before_smaller.next
