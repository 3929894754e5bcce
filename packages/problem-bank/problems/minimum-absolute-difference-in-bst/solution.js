function getMinimumDifference(root) {
  let before = -Infinity
  let smallest = Infinity

  const visit = (node) => {
    if (!node) return
    visit(node.left)
    smallest = Math.min(smallest, node.val - before)
    before = node.val
    visit(node.right)
  }

  visit(root)
  return smallest
}
