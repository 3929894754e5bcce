function numIslands(grid) {
  const visited = grid.map((line) => line.map(() => false))
  let islands = 0
  for (let row = 0; row < grid.length; row++) {
    for (let column = 0; column < grid[row].length; column++) {
      if (grid[row][column] === 0 || visited[row][column]) continue
      islands++
      visited[row][column] = true
      const toVisit = [[row, column]]
      while (toVisit.length > 0) {
        const [r, c] = toVisit.pop()
        for (const [nearRow, nearColumn] of [
          [r + 1, c],
          [r - 1, c],
          [r, c + 1],
          [r, c - 1],
        ]) {
          if (grid[nearRow]?.[nearColumn] === 1 && !visited[nearRow][nearColumn]) {
            visited[nearRow][nearColumn] = true
            toVisit.push([nearRow, nearColumn])
          }
        }
      }
    }
  }
  return islands
}
