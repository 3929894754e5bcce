function rightSideView(root) {
  const view = []
  let level = root ? [root] : []
  while (level.length > 0) {
    view.push(level.at(-1).val)
    level = level.flatMap((node) => [node.left, node.right].filter(Boolean))
  }
  return view
}
