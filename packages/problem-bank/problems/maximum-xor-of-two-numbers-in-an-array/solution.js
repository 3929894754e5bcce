function findMaximumXOR(nums) {
  let best = 0
  for (let bit = 30; bit >= 0; bit--) {
    const beginnings = new Set(nums.map((number) => number >> bit))
    const wish = (best << 1) | 1
    const isReached = [...beginnings].some((beginning) => beginnings.has(wish ^ beginning))
    best = isReached ? wish : wish - 1
  }
  return best
}
