function averageOfLevels(root) {
  const averages = []
  let level = [root]
  while (level.length > 0) {
    averages.push(level.reduce((sum, { val }) => sum + val, 0) / level.length)
    level = level.flatMap(({ left, right }) => [left, right].filter(Boolean))
  }
  return averages
}
