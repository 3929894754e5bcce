function numSquares(n) {
  const fewest = [0]
  for (let total = 1; total <= n; total++) {
    let best = total
    for (let root = 1; root * root <= total; root++) best = Math.min(best, fewest[total - root * root] + 1)
    fewest.push(best)
  }
  return fewest[n]
}
