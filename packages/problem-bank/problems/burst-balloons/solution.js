function maxCoins(nums) {
  const row = [1, ...nums, 1]
  // best[left][right]: the most coins for all balloons strictly between the two.
  const best = row.map(() => new Array(row.length).fill(0))
  for (let left = row.length - 3; left >= 0; left--) {
    for (let right = left + 2; right < row.length; right++) {
      for (let last = left + 1; last < right; last++) {
        const coins = best[left][last] + row[left] * row[last] * row[right] + best[last][right]
        best[left][right] = Math.max(best[left][right], coins)
      }
    }
  }
  return best[0][row.length - 1]
}
