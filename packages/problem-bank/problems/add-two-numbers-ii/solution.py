def add_two_numbers(l1: ListNode | None, l2: ListNode | None) -> ListNode | None:
    def digits_of(node):
        digits = []
        while node:
            digits.append(node.val)
            node = node.next
        return digits

    first, second = digits_of(l1), digits_of(l2)
    head, carry = None, 0
    while first or second or carry:
        total = carry
        if first:
            total += first.pop()
        if second:
            total += second.pop()
        carry, digit = divmod(total, 10)
        head = ListNode(digit, head)
    return head
