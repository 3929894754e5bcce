function floodFill(image, sr, sc, color) {
  const old = image[sr][sc]
  if (old === color) return image
  image[sr][sc] = color
  const toVisit = [[sr, sc]]
  while (toVisit.length > 0) {
    const [r, c] = toVisit.pop()
    for (const [row, column] of [
      [r + 1, c],
      [r - 1, c],
      [r, c + 1],
      [r, c - 1],
    ]) {
      if (image[row]?.[column] === old) {
        image[row][column] = color
        toVisit.push([row, column])
      }
    }
  }
  return image
}
