def merge_k_lists(lists: list[ListNode | None]) -> ListNode | None:
    merged = lists
    while len(merged) > 1:
        if len(merged) % 2 == 1:
            merged = [*merged, None]
        merged = [merge_two(a, b) for a, b in zip(merged[::2], merged[1::2])]
    return merged[0] if merged else None


def merge_two(a: ListNode | None, b: ListNode | None) -> ListNode | None:
    before = last = ListNode()
    while a and b:
        if a.val <= b.val:
            last.next, a = a, a.next
        else:
            last.next, b = b, b.next
        last = last.next
    last.next = a or b
    return before.next
