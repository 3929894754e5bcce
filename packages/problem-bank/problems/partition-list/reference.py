def partition(head, x):
    values = []
    while head:
        values.append(head.val)
        head = head.next
    front = None
    for value in reversed([v for v in values if v < x] + [v for v in values if v >= x]):
        front = ListNode(value, front)
    return front
