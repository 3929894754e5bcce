function rob(root) {
  /** The best of this subtree if its top is robbed, and if it is not. */
  function best(node) {
    if (!node) return [0, 0]
    const left = best(node.left)
    const right = best(node.right)
    return [node.val + left[1] + right[1], Math.max(...left) + Math.max(...right)]
  }

  return Math.max(...best(root))
}
