function verticalOrder(root) {
  const columns = new Map()
  const queue = root ? [[root, 0]] : []
  for (const [node, column] of queue) {
    if (!columns.has(column)) columns.set(column, [])
    columns.get(column).push(node.val)
    if (node.left) queue.push([node.left, column - 1])
    if (node.right) queue.push([node.right, column + 1])
  }
  return [...columns].sort(([a], [b]) => a - b).map(([, values]) => values)
}
