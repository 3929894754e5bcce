function minimumEffortPath(heights) {
  const [rows, columns] = [heights.length, heights[0].length]
  // Steps in the order of their difference join cells until start and end are joined.
  const steps = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column
      const height = heights[row][column]
      if (row + 1 < rows) steps.push([Math.abs(heights[row + 1][column] - height), cell, cell + columns])
      if (column + 1 < columns) steps.push([Math.abs(heights[row][column + 1] - height), cell, cell + 1])
    }
  }
  steps.sort((a, b) => a[0] - b[0])
  const parents = Array.from({ length: rows * columns }, (_, cell) => cell)
  const find = (start) => {
    let cell = start
    while (parents[cell] !== cell) {
      parents[cell] = parents[parents[cell]]
      cell = parents[cell]
    }
    return cell
  }
  for (const [effort, from, to] of steps) {
    parents[find(from)] = find(to)
    if (find(0) === find(rows * columns - 1)) return effort
  }
  return 0
}
