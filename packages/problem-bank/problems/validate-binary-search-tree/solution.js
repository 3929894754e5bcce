function isValidBST(root) {
  return liesWithin(root, -Infinity, Infinity)
}

function liesWithin(node, low, high) {
  if (!node) return true
  if (node.val <= low || node.val >= high) return false
  return liesWithin(node.left, low, node.val) && liesWithin(node.right, node.val, high)
}
