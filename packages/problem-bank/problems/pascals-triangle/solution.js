function generate(numRows) {
  const rows = [[1]]
  while (rows.length < numRows) {
    const last = rows.at(-1)
    rows.push([1, ...last.slice(1).map((right, place) => last[place] + right), 1])
  }
  return rows
}
