function diagonalDifference(arr) {
  let difference = 0
  for (const [i, row] of arr.entries()) difference += row[i] - row[row.length - 1 - i]
  return Math.abs(difference)
}
