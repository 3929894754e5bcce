function findTarget(root, k) {
  const seen = new Set()
  const completes = (node) => {
    if (!node) return false
    if (seen.has(k - node.val)) return true
    seen.add(node.val)
    return completes(node.left) || completes(node.right)
  }
  return completes(root)
}
