def delete_duplicates(head):
    values = []
    while head:
        values.append(head.val)
        head = head.next
    front = None
    for value in reversed(sorted(set(values))):
        front = ListNode(value, front)
    return front
