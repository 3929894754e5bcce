function findMaxForm(strs, m, n) {
  const best = Array.from({ length: m + 1 }, () => Array(n + 1).fill(0))
  for (const digits of strs) {
    const ones = [...digits].filter((digit) => digit === '1').length
    const zeros = digits.length - ones
    for (let i = m; i >= zeros; i--)
      for (let j = n; j >= ones; j--) best[i][j] = Math.max(best[i][j], best[i - zeros][j - ones] + 1)
  }
  return best[m][n]
}
