def reorder_list(head: ListNode | None) -> None:
    slow = fast = head
    while fast.next and fast.next.next:
        slow = slow.next
        fast = fast.next.next

    rest, slow.next = slow.next, None
    back = None
    while rest:
        following = rest.next
        rest.next = back
        back = rest
        rest = following

    front = head
    while back:
        following = front.next
        front.next = back
        front, back = back, following
