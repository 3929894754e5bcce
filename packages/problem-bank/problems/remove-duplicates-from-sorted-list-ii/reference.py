def delete_duplicates(head):
    values = []
    while head:
        values.append(head.val)
        head = head.next
    result = None
    for value in reversed(values):
        if values.count(value) == 1:
            result = ListNode(value, result)
    return result
