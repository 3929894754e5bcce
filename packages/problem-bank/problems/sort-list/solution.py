def sort_list(head: ListNode | None) -> ListNode | None:
    if not head or not head.next:
        return head
    slow, fast = head, head.next
    while fast and fast.next:
        slow = slow.next
        fast = fast.next.next
    rest, slow.next = slow.next, None
    return merged(sort_list(head), sort_list(rest))


def merged(a: ListNode | None, b: ListNode | None) -> ListNode | None:
    before = last = ListNode()
    while a and b:
        if a.val <= b.val:
            last.next, a = a, a.next
        else:
            last.next, b = b, b.next
        last = last.next
    last.next = a or b
    return before.next
