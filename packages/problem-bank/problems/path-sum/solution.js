function hasPathSum(root, targetSum) {
  if (!root) return false
  const rest = targetSum - root.val
  if (!root.left && !root.right) return rest === 0
  return hasPathSum(root.left, rest) || hasPathSum(root.right, rest)
}
