function sumOfLeftLeaves(root) {
  if (!root) return 0
  const { left, right } = root
  const isLeaf = left && !left.left && !left.right
  return (isLeaf ? left.val : sumOfLeftLeaves(left)) + sumOfLeftLeaves(right)
}
