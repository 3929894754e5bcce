function goodNodes(root) {
  let good = 0
  const toVisit = [[root, -Infinity]]
  while (toVisit.length > 0) {
    const [node, above] = toVisit.pop()
    if (!node) continue
    if (node.val >= above) good++
    const largest = Math.max(above, node.val)
    toVisit.push([node.left, largest], [node.right, largest])
  }
  return good
}
