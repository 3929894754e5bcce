function searchMatrix(matrix, target) {
  const columns = matrix[0].length
  const at = (place) => matrix[Math.floor(place / columns)][place % columns]
  let low = 0
  let high = matrix.length * columns - 1
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (at(middle) < target) low = middle + 1
    else high = middle
  }
  return at(low) === target
}
