def reverse_k_group(head, k):
    values = []
    while head:
        values.append(head.val)
        head = head.next
    for start in range(0, len(values) - k + 1, k):
        values[start : start + k] = reversed(values[start : start + k])
    front = None
    for value in reversed(values):
        front = ListNode(value, front)
    return front
