def remove_elements(head, val):
    values = []
    while head:
        values.append(head.val)
        head = head.next
    front = None
    for value in reversed([value for value in values if value != val]):
        front = ListNode(value, front)
    return front
