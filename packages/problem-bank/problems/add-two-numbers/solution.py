def add_two_numbers(l1: ListNode | None, l2: ListNode | None) -> ListNode | None:
    before = last = ListNode()
    carry = 0
    while l1 or l2 or carry:
        total = carry
        if l1:
            total += l1.val
            l1 = l1.next
        if l2:
            total += l2.val
            l2 = l2.next
        carry, digit = divmod(total, 10)
        last.next = ListNode(digit)
        last = last.next
    return before.next
