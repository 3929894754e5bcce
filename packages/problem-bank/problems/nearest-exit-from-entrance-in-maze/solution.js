function nearestExit(maze, entrance) {
  const [lastRow, lastColumn] = [maze.length - 1, maze[0].length - 1]
  const visited = maze.map((row) => row.map((cell) => cell === '+'))
  visited[entrance[0]][entrance[1]] = true

  let level = [entrance]
  for (let steps = 1; level.length > 0; steps++) {
    const next = []
    for (const [fromRow, fromColumn] of level) {
      for (const [down, right] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ]) {
        const [row, column] = [fromRow + down, fromColumn + right]
        if (visited[row]?.[column] !== false) continue
        if (row === 0 || row === lastRow || column === 0 || column === lastColumn) return steps
        visited[row][column] = true
        next.push([row, column])
      }
    }
    level = next
  }
  return -1
}
