function integerBreak(n) {
  if (n <= 3) return n - 1
  let product = 1
  let left = n
  while (left > 4) {
    product *= 3
    left -= 3
  }
  return product * left
}
