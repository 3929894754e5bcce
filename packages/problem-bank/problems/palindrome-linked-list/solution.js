function isPalindrome(head) {
  let slow = head
  let fast = head
  while (fast?.next) {
    slow = slow.next
    fast = fast.next.next
  }
  let back = null
  while (slow) {
    const following = slow.next
    slow.next = back
    back = slow
    slow = following
  }
  let front = head
  while (back) {
    if (front.val !== back.val) return false
    front = front.next
    back = back.next
  }
  return true
}
