def has_cycle(head):
    seen = []
    while head:
        if any(node is head for node in seen):
            return True
        seen.append(head)
        head = head.next
    return False
