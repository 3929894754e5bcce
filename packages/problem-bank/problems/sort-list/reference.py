def sort_list(head):
    values = []
    while head:
        values.append(head.val)
        head = head.next
    front = None
    for value in reversed(sorted(values)):
        front = ListNode(value, front)
    return front
