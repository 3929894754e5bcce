def reverse_k_group(head: ListNode | None, k: int) -> ListNode | None:
    dummy = before = ListNode(0, head)
    while True:
        last = before
        for _ in range(k):
            last = last.next
            if not last:
                return dummy.next
        first = before.next
        for _ in range(k - 1):
            moved = first.next
            first.next = moved.next
            moved.next = before.next
            before.next = moved
        before = first
