def remove_nth_from_end(head, n):
    values = []
    while head:
        values.append(head.val)
        head = head.next
    del values[len(values) - n]
    front = None
    for value in reversed(values):
        front = ListNode(value, front)
    return front
