def reverse_list(head: ListNode | None) -> ListNode | None:
    reversed_head = None
    while head:
        following = head.next
        head.next = reversed_head
        reversed_head = head
        head = following
    return reversed_head
