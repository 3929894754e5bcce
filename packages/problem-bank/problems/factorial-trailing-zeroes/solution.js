function trailingZeroes(n) {
  let zeroes = 0
  for (let left = Math.floor(n / 5); left > 0; left = Math.floor(left / 5)) zeroes += left
  return zeroes
}
