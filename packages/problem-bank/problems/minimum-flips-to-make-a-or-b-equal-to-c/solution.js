function minFlips(a, b, c) {
  return onesIn((a | b) ^ c) + onesIn(a & b & ~c)
}

function onesIn(number) {
  let ones = 0
  // Each step takes away the lowest one.
  for (let left = number; left !== 0; left &= left - 1) ones++
  return ones
}
