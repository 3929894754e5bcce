function preorderTraversal(root) {
  const values = []
  const toVisit = [root]
  while (toVisit.length > 0) {
    const node = toVisit.pop()
    if (!node) continue
    values.push(node.val)
    toVisit.push(node.right, node.left)
  }
  return values
}
