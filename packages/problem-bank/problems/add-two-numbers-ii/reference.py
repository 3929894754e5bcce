def add_two_numbers(l1, l2):
    def number(node):
        digits = ""
        while node:
            digits += str(node.val)
            node = node.next
        return int(digits)

    head = None
    for digit in reversed(str(number(l1) + number(l2))):
        node = ListNode(int(digit))
        node.next = head
        head = node
    return head
