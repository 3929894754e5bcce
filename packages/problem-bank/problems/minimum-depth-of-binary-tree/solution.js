function minDepth(root) {
  let depth = 0
  let level = root ? [root] : []
  while (level.length > 0) {
    depth++
    if (level.some((node) => !node.left && !node.right)) break
    level = level.flatMap((node) => [node.left, node.right].filter(Boolean))
  }
  return depth
}
