function rangeBitwiseAnd(left, right) {
  let common = right
  while (common > left) common &= common - 1
  return common
}
