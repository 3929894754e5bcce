function numIdenticalPairs(nums) {
  const seen = new Map()
  let pairs = 0
  for (const number of nums) {
    const before = seen.get(number) ?? 0
    pairs += before
    seen.set(number, before + 1)
  }
  return pairs
}
