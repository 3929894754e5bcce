function minCostClimbingStairs(cost) {
  let below = 0
  let here = 0
  for (let stair = 2; stair <= cost.length; stair++) {
    const next = Math.min(here + cost[stair - 1], below + cost[stair - 2])
    below = here
    here = next
  }
  return here
}
