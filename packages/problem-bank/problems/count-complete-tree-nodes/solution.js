function countNodes(root) {
  const length = (node, side) => {
    let levels = 0
    for (let at = node; at; at = at[side]) levels++
    return levels
  }
  const [left, right] = [length(root, 'left'), length(root, 'right')]
  if (left === right) return 2 ** left - 1
  return 1 + countNodes(root.left) + countNodes(root.right)
}
