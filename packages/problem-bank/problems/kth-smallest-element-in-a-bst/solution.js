function kthSmallest(root, k) {
  const path = []
  let node = root
  let left = k
  while (true) {
    while (node) {
      path.push(node)
      node = node.left
    }
    node = path.pop()
    left--
    if (left === 0) return node.val
    node = node.right
  }
}
