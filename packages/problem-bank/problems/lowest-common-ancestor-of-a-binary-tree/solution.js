function lowestCommonAncestor(root, p, q) {
  const find = (node) => {
    if (!node || node.val === p || node.val === q) return node
    const [left, right] = [find(node.left), find(node.right)]
    return left && right ? node : (left ?? right)
  }
  return find(root).val
}
