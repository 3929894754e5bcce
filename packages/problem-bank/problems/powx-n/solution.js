function myPow(x, n) {
  let power = n < 0 ? 1 / x : x
  let result = 1
  for (let left = Math.abs(n); left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result *= power
    power *= power
  }
  return result
}
