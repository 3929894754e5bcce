function sumNumbers(root, above = 0) {
  if (!root) return 0
  const number = above * 10 + root.val
  if (!root.left && !root.right) return number
  return sumNumbers(root.left, number) + sumNumbers(root.right, number)
}
