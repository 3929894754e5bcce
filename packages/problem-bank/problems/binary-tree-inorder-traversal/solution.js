function inorderTraversal(root) {
  const values = []
  const path = []
  let node = root
  while (node || path.length > 0) {
    while (node) {
      path.push(node)
      node = node.left
    }
    node = path.pop()
    values.push(node.val)
    node = node.right
  }
  return values
}
