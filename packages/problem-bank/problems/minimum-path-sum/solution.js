function minPathSum(grid) {
  const least = new Array(grid[0].length).fill(Infinity)
  least[0] = 0
  for (const row of grid) {
    let left = Infinity
    for (const [column, number] of row.entries()) {
      left = number + Math.min(least[column], left)
      least[column] = left
    }
  }
  return least.at(-1)
}
