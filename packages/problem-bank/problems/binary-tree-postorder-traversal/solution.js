function postorderTraversal(root) {
  const values = []
  const toVisit = [root]
  while (toVisit.length > 0) {
    const node = toVisit.pop()
    if (!node) continue
    values.push(node.val)
    toVisit.push(node.left, node.right)
  }
  return values.reverse()
}
