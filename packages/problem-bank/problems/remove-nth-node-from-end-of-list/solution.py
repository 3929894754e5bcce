def remove_nth_from_end(head: ListNode | None, n: int) -> ListNode | None:
    before = ListNode(next=head)
    leading = trailing = before
    for _ in range(n):
        leading = leading.next
    while leading.next:
        leading = leading.next
        trailing = trailing.next
    trailing.next = trailing.next.next
    return before.next
