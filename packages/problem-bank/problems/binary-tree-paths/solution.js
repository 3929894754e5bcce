function binaryTreePaths(root) {
  const paths = []

  const visit = (node, above) => {
    if (!node) return
    const path = `${above}${node.val}`
    if (!node.left && !node.right) paths.push(path)
    visit(node.left, `${path}->`)
    visit(node.right, `${path}->`)
  }

  visit(root, '')
  return paths
}
