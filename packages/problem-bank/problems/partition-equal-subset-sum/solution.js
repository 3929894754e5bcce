function canPartition(nums) {
  const total = nums.reduce((sum, number) => sum + number, 0)
  if (total % 2 === 1) return false
  const half = total / 2
  const reachable = new Array(half + 1).fill(false)
  reachable[0] = true
  for (const number of nums) {
    for (let sum = half; sum >= number; sum--) {
      if (reachable[sum - number]) reachable[sum] = true
    }
  }
  return reachable[half]
}
