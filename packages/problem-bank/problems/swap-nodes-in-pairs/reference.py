def swap_pairs(head):
    values = []
    while head:
        values.append(head.val)
        head = head.next
    for place in range(0, len(values) - 1, 2):
        values[place : place + 2] = values[place + 1], values[place]
    front = None
    for value in reversed(values):
        front = ListNode(value, front)
    return front
