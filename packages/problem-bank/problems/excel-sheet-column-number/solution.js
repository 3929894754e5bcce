function titleToNumber(columnTitle) {
  let number = 0
  for (const letter of columnTitle) number = number * 26 + letter.charCodeAt(0) - 64
  return number
}
