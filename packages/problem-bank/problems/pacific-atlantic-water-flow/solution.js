function pacificAtlantic(heights) {
  const rows = heights.length
  const columns = heights[0].length

  function drainingTo(isEdge) {
    const reached = heights.map((line, row) => line.map((_, column) => isEdge(row, column)))
    const toVisit = reached.flatMap((line, row) => line.flatMap((edge, column) => (edge ? [[row, column]] : [])))
    while (toVisit.length > 0) {
      const [r, c] = toVisit.pop()
      for (const [row, column] of [
        [r + 1, c],
        [r - 1, c],
        [r, c + 1],
        [r, c - 1],
      ]) {
        if (heights[row]?.[column] >= heights[r][c] && !reached[row][column]) {
          reached[row][column] = true
          toVisit.push([row, column])
        }
      }
    }
    return reached
  }

  const pacific = drainingTo((row, column) => row === 0 || column === 0)
  const atlantic = drainingTo((row, column) => row === rows - 1 || column === columns - 1)
  return heights.flatMap((line, row) =>
    line.flatMap((_, column) => (pacific[row][column] && atlantic[row][column] ? [[row, column]] : [])),
  )
}
