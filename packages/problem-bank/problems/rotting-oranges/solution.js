function orangesRotting(grid) {
  const cells = grid.map((line) => [...line])
  let justRotten = []
  let fresh = 0
  for (const [row, line] of cells.entries()) {
    for (const [column, cell] of line.entries()) {
      if (cell === 2) justRotten.push([row, column])
      if (cell === 1) fresh++
    }
  }
  let minutes = 0
  while (fresh > 0 && justRotten.length > 0) {
    minutes++
    const infected = []
    for (const [r, c] of justRotten) {
      for (const [nearRow, nearColumn] of [
        [r + 1, c],
        [r - 1, c],
        [r, c + 1],
        [r, c - 1],
      ]) {
        if (cells[nearRow]?.[nearColumn] === 1) {
          cells[nearRow][nearColumn] = 2
          fresh--
          infected.push([nearRow, nearColumn])
        }
      }
    }
    justRotten = infected
  }
  return fresh > 0 ? -1 : minutes
}
