function maxPathSum(root) {
  let best = -Infinity

  function gain(node) {
    if (!node) return 0
    const left = gain(node.left)
    const right = gain(node.right)
    best = Math.max(best, node.val + left + right)
    return Math.max(0, node.val + Math.max(left, right))
  }

  gain(root)
  return best
}
