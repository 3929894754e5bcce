function reverse(x) {
  let reversed = 0
  for (let left = Math.abs(x); left > 0; left = Math.floor(left / 10)) {
    reversed = reversed * 10 + (left % 10)
  }
  if (reversed === 0 || reversed >= 2 ** 31) return 0
  return x < 0 ? -reversed : reversed
}
