def rotate_right(head: ListNode | None, k: int) -> ListNode | None:
    if not head:
        return None
    last, length = head, 1
    while last.next:
        last = last.next
        length += 1
    last.next = head
    for _ in range(length - k % length):
        last = last.next
    head, last.next = last.next, None
    return head
