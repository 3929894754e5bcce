def add_two_numbers(l1, l2):
    total = 0
    for node in (l1, l2):
        place = 1
        while node:
            total += place * node.val
            place *= 10
            node = node.next
    front = None
    for digit in str(total):
        front = ListNode(int(digit), front)
    return front
