function pairSum(head) {
  const values = []
  for (let node = head; node; node = node.next) values.push(node.val)

  let largest = 0
  for (let left = 0, right = values.length - 1; left < right; left++, right--) {
    largest = Math.max(largest, values[left] + values[right])
  }
  return largest
}
