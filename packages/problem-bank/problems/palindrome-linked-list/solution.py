def is_palindrome(head: ListNode | None) -> bool:
    slow = fast = head
    while fast and fast.next:
        slow = slow.next
        fast = fast.next.next
    back = None
    while slow:
        following = slow.next
        slow.next = back
        back = slow
        slow = following
    front = head
    while back:
        if front.val != back.val:
            return False
        front = front.next
        back = back.next
    return True
