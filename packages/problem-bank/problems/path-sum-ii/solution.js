function pathSum(root, targetSum) {
  const paths = []
  const path = []

  const visit = (node, missing) => {
    if (!node) return
    path.push(node.val)
    if (!node.left && !node.right && node.val === missing) paths.push([...path])
    visit(node.left, missing - node.val)
    visit(node.right, missing - node.val)
    path.pop()
  }

  visit(root, targetSum)
  return paths
}
