function zigzagLevelOrder(root) {
  const levels = []
  let level = root ? [root] : []
  while (level.length > 0) {
    const values = level.map((node) => node.val)
    levels.push(levels.length % 2 === 1 ? values.reverse() : values)
    level = level.flatMap((node) => [node.left, node.right].filter(Boolean))
  }
  return levels
}
