function uniquePaths(m, n) {
  const paths = new Array(n).fill(1)
  for (let row = 1; row < m; row++) {
    for (let column = 1; column < n; column++) paths[column] += paths[column - 1]
  }
  return paths[n - 1]
}
