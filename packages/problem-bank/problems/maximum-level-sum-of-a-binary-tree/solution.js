function maxLevelSum(root) {
  let largest = -Infinity
  let best = 0
  let level = [root]
  for (let depth = 1; level.length > 0; depth++) {
    const sum = level.reduce((total, { val }) => total + val, 0)
    if (sum > largest) {
      largest = sum
      best = depth
    }
    level = level.flatMap(({ left, right }) => [left, right].filter(Boolean))
  }
  return best
}
