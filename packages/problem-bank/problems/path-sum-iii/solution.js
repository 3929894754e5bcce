function pathSum(root, targetSum) {
  const above = new Map([[0, 1]])
  const timesAbove = (sum) => above.get(sum) ?? 0

  const count = (node, before) => {
    if (!node) return 0
    const total = before + node.val
    let found = timesAbove(total - targetSum)
    above.set(total, timesAbove(total) + 1)
    found += count(node.left, total) + count(node.right, total)
    above.set(total, timesAbove(total) - 1)
    return found
  }

  return count(root, 0)
}
