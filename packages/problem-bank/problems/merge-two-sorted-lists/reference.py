def merge_two_lists(list1, list2):
    values = []
    for node in (list1, list2):
        while node:
            values.append(node.val)
            node = node.next
    front = None
    for value in sorted(values, reverse=True):
        front = ListNode(value, front)
    return front
