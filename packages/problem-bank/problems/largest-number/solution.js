function largestNumber(nums) {
  const largerFirst = (a, b) => (a + b === b + a ? 0 : a + b > b + a ? -1 : 1)
  const joined = nums.map(String).sort(largerFirst).join('')
  return joined.startsWith('0') ? '0' : joined
}
