function insertIntoBST(root, val) {
  const added = new TreeNode(val)
  if (!root) return added
  const sideOf = (node) => (val < node.val ? 'left' : 'right')
  let node = root
  while (node[sideOf(node)]) node = node[sideOf(node)]
  node[sideOf(node)] = added
  return root
}
