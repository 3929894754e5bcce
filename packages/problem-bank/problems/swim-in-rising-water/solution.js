function swimInWater(grid) {
  const size = grid.length
  // Elevations are small numbers, so the cells to go on from wait in a list for each water level.
  const waiting = Array.from(new Array(size * size), () => [])
  const reached = grid.map((row) => row.map(() => false))
  const reach = (row, column, level) => {
    reached[row][column] = true
    waiting[Math.max(level, grid[row][column])].push([row, column])
  }
  reach(0, 0, 0)
  for (const [level, cells] of waiting.entries()) {
    // The list grows while it is gone through.
    for (const [row, column] of cells) {
      if (row === size - 1 && column === size - 1) return level
      for (const [beside, along] of [
        [row - 1, column],
        [row + 1, column],
        [row, column - 1],
        [row, column + 1],
      ]) {
        if (reached[beside]?.[along] === false) reach(beside, along, level)
      }
    }
  }
}
