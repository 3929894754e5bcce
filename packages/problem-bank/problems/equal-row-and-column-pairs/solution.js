function equalPairs(grid) {
  const rows = new Map()
  for (const row of grid) rows.set(row.join(), (rows.get(row.join()) ?? 0) + 1)
  let pairs = 0
  for (let at = 0; at < grid.length; at++) {
    const column = grid.map((row) => row[at])
    pairs += rows.get(column.join()) ?? 0
  }
  return pairs
}
