function numEnclaves(grid) {
  const [rows, columns] = [grid.length, grid[0].length]
  const toVisit = []
  let land = 0
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      land += grid[row][column]
      if (row === 0 || row === rows - 1 || column === 0 || column === columns - 1) toVisit.push([row, column])
    }
  }
  const isReached = grid.map((line) => line.map(() => false))
  while (toVisit.length > 0) {
    const [row, column] = toVisit.pop()
    if (!grid[row]?.[column] || isReached[row][column]) continue
    isReached[row][column] = true
    land--
    toVisit.push([row + 1, column], [row - 1, column], [row, column + 1], [row, column - 1])
  }
  return land
}
