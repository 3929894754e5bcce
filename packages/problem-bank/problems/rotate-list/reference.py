def rotate_right(head, k):
    values = []
    while head:
        values.append(head.val)
        head = head.next
    for _ in range(k):
        values = values[-1:] + values[:-1]
    front = None
    for value in reversed(values):
        front = ListNode(value, front)
    return front
