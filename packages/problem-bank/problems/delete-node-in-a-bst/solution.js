function deleteNode(root, key) {
  if (!root) return null
  if (key < root.val) {
    root.left = deleteNode(root.left, key)
  } else if (key > root.val) {
    root.right = deleteNode(root.right, key)
  } else {
    if (!root.left) return root.right
    if (!root.right) return root.left
    root.val = smallestOf(root.right)
    root.right = deleteNode(root.right, root.val)
  }
  return root
}

function smallestOf(root) {
  let node = root
  while (node.left) node = node.left
  return node.val
}
