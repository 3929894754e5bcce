def delete_duplicates(head: ListNode | None) -> ListNode | None:
    front = ListNode(0, head)
    last = front
    while last.next:
        value = last.next.val
        if last.next.next is None or last.next.next.val != value:
            last = last.next
            continue
        while last.next and last.next.val == value:
            last.next = last.next.next
    return front.next
