function fib(n) {
  let current = 0
  let following = 1
  for (let step = 0; step < n; step++) [current, following] = [following, current + following]
  return current
}
