function addTwoNumbers(l1, l2) {
  const digitsOf = (node) => {
    const digits = []
    for (; node; node = node.next) digits.push(node.val)
    return digits
  }
  const [first, second] = [digitsOf(l1), digitsOf(l2)]
  let head = null
  let carry = 0
  while (first.length > 0 || second.length > 0 || carry > 0) {
    const total = (first.pop() ?? 0) + (second.pop() ?? 0) + carry
    carry = total >= 10 ? 1 : 0
    head = new ListNode(total % 10, head)
  }
  return head
}
