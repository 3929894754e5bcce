function isUgly(n) {
  if (n <= 0) return false
  let left = n
  for (const prime of [2, 3, 5]) {
    while (left % prime === 0) left /= prime
  }
  return left === 1
}
