function islandPerimeter(grid) {
  let perimeter = 0
  for (const [row, line] of grid.entries()) {
    for (const [column, square] of line.entries()) {
      if (square === 0) continue
      perimeter += 4
      if (grid[row - 1]?.[column] === 1) perimeter -= 2
      if (line[column - 1] === 1) perimeter -= 2
    }
  }
  return perimeter
}
