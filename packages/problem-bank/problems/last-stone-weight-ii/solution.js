function lastStoneWeightII(stones) {
  const total = stones.reduce((sum, stone) => sum + stone, 0)
  const half = Math.floor(total / 2)
  const isReachable = new Array(half + 1).fill(false)
  isReachable[0] = true
  for (const stone of stones) {
    for (let weight = half; weight >= stone; weight--) isReachable[weight] ||= isReachable[weight - stone]
  }
  return total - 2 * isReachable.lastIndexOf(true)
}
