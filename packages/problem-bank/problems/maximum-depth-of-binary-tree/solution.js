function maxDepth(root) {
  let depth = 0
  let level = root ? [root] : []
  while (level.length > 0) {
    depth++
    level = level.flatMap((node) => [node.left, node.right].filter(Boolean))
  }
  return depth
}
