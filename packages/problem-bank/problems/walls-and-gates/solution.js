const EMPTY = 2 ** 31 - 1

function wallsAndGates(rooms) {
  const reached = rooms.flatMap((cells, row) => cells.flatMap((cell, column) => (cell === 0 ? [{ row, column }] : [])))
  // The list grows while it is gone through: the cells in the order of their distances.
  for (const { row, column } of reached) {
    for (const [beside, along] of [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ]) {
      if (rooms[beside]?.[along] !== EMPTY) continue
      rooms[beside][along] = rooms[row][column] + 1
      reached.push({ row: beside, column: along })
    }
  }
}
