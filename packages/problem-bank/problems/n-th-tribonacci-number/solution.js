function tribonacci(n) {
  let [a, b, c] = [0, 1, 1]
  for (let step = 0; step < n; step++) [a, b, c] = [b, c, a + b + c]
  return a
}
