function isSymmetric(root) {
  return !root || mirrors(root.left, root.right)
}

function mirrors(a, b) {
  if (!a || !b) return a === b
  return a.val === b.val && mirrors(a.left, b.right) && mirrors(a.right, b.left)
}
