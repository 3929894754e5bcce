function find132pattern(nums) {
  const stack = []
  let best = Number.NEGATIVE_INFINITY
  for (const number of nums.toReversed()) {
    if (number < best) return true
    while (stack.at(-1) < number) best = stack.pop()
    stack.push(number)
  }
  return false
}
