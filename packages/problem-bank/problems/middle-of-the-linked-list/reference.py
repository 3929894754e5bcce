def middle_node(head):
    values = []
    while head:
        values.append(head.val)
        head = head.next
    front = None
    for value in reversed(values[len(values) // 2 :]):
        front = ListNode(value, front)
    return front
