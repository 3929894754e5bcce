def reverse_between(head, left, right):
    values = []
    while head:
        values.append(head.val)
        head = head.next
    values[left - 1 : right] = reversed(values[left - 1 : right])
    front = None
    for value in reversed(values):
        front = ListNode(value, front)
    return front
