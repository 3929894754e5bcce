function widthOfBinaryTree(root) {
  let widest = 0
  let level = [[root, 0]]
  while (level.length > 0) {
    const first = level[0][1]
    widest = Math.max(widest, level.at(-1)[1] - first + 1)
    const below = []
    for (const [node, position] of level) {
      const left = 2 * (position - first)
      if (node.left) below.push([node.left, left])
      if (node.right) below.push([node.right, left + 1])
    }
    level = below
  }
  return widest
}
