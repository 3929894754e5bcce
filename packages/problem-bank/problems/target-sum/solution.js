function findTargetSumWays(nums, target) {
  let ways = new Map([[0, 1]])
  for (const number of nums) {
    const extended = new Map()
    for (const [total, count] of ways) {
      for (const next of [total + number, total - number]) extended.set(next, (extended.get(next) ?? 0) + count)
    }
    ways = extended
  }
  return ways.get(target) ?? 0
}
