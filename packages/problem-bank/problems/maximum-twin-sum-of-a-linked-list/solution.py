from operator import add


def pair_sum(head: ListNode | None) -> int:
    values = []
    while head:
        values.append(head.val)
        head = head.next
    return max(map(add, values, reversed(values)))
