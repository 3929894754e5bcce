function convertToTitle(columnNumber) {
  let title = ''
  for (let left = columnNumber; left > 0; left = Math.floor((left - 1) / 26))
    title = String.fromCharCode(65 + ((left - 1) % 26)) + title
  return title
}
