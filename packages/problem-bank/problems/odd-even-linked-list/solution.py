def odd_even_list(head: ListNode | None) -> ListNode | None:
    if not head:
        return None
    odd, even = head, head.next
    first_even = even
    while even and even.next:
        odd.next = even.next
        odd = odd.next
        even.next = odd.next
        even = even.next
    odd.next = first_even
    return head
