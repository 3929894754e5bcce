function hammingWeight(n) {
  let bits = 0
  for (let left = n; left !== 0; left &= left - 1) bits++
  return bits
}
