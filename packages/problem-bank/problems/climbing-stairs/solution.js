function climbStairs(n) {
  let below = 1
  let here = 1
  for (let step = 1; step < n; step++) [below, here] = [here, below + here]
  return here
}
