function findJudge(n, trust) {
  const points = new Array(n + 1).fill(0)
  for (const [truster, trusted] of trust) {
    points[truster]--
    points[trusted]++
  }
  return points.indexOf(n - 1, 1)
}
