def reverse_list(head):
    values = []
    while head:
        values.append(head.val)
        head = head.next
    front = None
    for value in values:
        front = ListNode(value, front)
    return front
