function leafSimilar(root1, root2) {
  return leavesOf(root1).join() === leavesOf(root2).join()
}

function leavesOf(root, leaves = []) {
  if (!root) return leaves
  if (!root.left && !root.right) leaves.push(root.val)
  leavesOf(root.left, leaves)
  return leavesOf(root.right, leaves)
}
