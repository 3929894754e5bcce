def merge_k_lists(lists):
    values = []
    for node in lists:
        while node:
            values.append(node.val)
            node = node.next
    front = None
    for value in reversed(sorted(values)):
        front = ListNode(value, front)
    return front
