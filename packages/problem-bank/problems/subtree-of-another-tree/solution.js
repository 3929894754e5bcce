function isSubtree(root, subRoot) {
  if (!root) return !subRoot
  return same(root, subRoot) || isSubtree(root.left, subRoot) || isSubtree(root.right, subRoot)
}

function same(a, b) {
  if (!a || !b) return a === b
  return a.val === b.val && same(a.left, b.left) && same(a.right, b.right)
}
