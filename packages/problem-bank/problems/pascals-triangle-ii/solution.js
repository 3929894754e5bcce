function getRow(rowIndex) {
  const row = [1]
  for (let made = 0; made < rowIndex; made++) {
    row.push(1)
    for (let place = row.length - 2; place > 0; place--) row[place] += row[place - 1]
  }
  return row
}
