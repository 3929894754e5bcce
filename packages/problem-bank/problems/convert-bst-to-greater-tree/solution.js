function convertBST(root) {
  let total = 0

  const visit = (node) => {
    if (!node) return
    visit(node.right)
    total += node.val
    node.val = total
    visit(node.left)
  }

  visit(root)
  return root
}
