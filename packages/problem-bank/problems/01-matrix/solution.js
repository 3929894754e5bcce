function updateMatrix(mat) {
  const distances = mat.map((row) => row.map((cell) => (cell === 0 ? 0 : -1)))
  const queue = []
  for (const [r, row] of mat.entries()) for (const [c, cell] of row.entries()) if (cell === 0) queue.push([r, c])
  for (const [r, c] of queue) {
    for (const [nextR, nextC] of [
      [r + 1, c],
      [r - 1, c],
      [r, c + 1],
      [r, c - 1],
    ]) {
      if (distances[nextR]?.[nextC] !== -1) continue
      distances[nextR][nextC] = distances[r][c] + 1
      queue.push([nextR, nextC])
    }
  }
  return distances
}
