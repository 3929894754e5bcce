def odd_even_list(head):
    values = []
    while head:
        values.append(head.val)
        head = head.next
    front = None
    for value in reversed(values[::2] + values[1::2]):
        front = ListNode(value, front)
    return front
