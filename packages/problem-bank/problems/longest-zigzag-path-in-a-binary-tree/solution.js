function longestZigZag(root) {
  let longest = 0
  const toVisit = [[root, 0, 0]]
  while (toVisit.length > 0) {
    const [node, leftNext, rightNext] = toVisit.pop()
    if (!node) continue
    longest = Math.max(longest, leftNext, rightNext)
    toVisit.push([node.left, 0, leftNext + 1], [node.right, rightNext + 1, 0])
  }
  return longest
}
