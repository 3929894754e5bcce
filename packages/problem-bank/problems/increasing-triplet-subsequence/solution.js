function increasingTriplet(nums) {
  // The smallest so far, and the smallest with a smaller one before it.
  let first = Infinity
  let second = Infinity
  for (const number of nums) {
    if (number <= first) first = number
    else if (number <= second) second = number
    else return true
  }
  return false
}
