function shortestPathBinaryMatrix(grid) {
  const last = grid.length - 1
  const seen = grid.map((line) => line.map((cell) => cell === 1))
  let cells = seen[0][0] ? [] : [[0, 0]]
  seen[0][0] = true
  for (let length = 1; cells.length > 0; length++) {
    const following = []
    for (const [row, column] of cells) {
      if (row === last && column === last) return length
      for (let r = row - 1; r <= row + 1; r++) {
        for (let c = column - 1; c <= column + 1; c++) {
          if (seen[r]?.[c] !== false) continue
          seen[r][c] = true
          following.push([r, c])
        }
      }
    }
    cells = following
  }
  return -1
}
