function isBalanced(root) {
  return heightIfBalanced(root) !== -1
}

function heightIfBalanced(node) {
  if (!node) return 0
  const left = heightIfBalanced(node.left)
  const right = heightIfBalanced(node.right)
  if (left === -1 || right === -1 || Math.abs(left - right) > 1) return -1
  return 1 + Math.max(left, right)
}
