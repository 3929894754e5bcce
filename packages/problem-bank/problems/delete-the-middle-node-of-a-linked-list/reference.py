def delete_middle(head):
    values = []
    while head:
        values.append(head.val)
        head = head.next
    del values[len(values) // 2]
    front = None
    for value in reversed(values):
        front = ListNode(value, front)
    return front
