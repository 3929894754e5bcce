function canPartitionKSubsets(nums, k) {
  const side = nums.reduce((sum, number) => sum + number, 0) / k
  if (!Number.isInteger(side)) return false
  const all = 1 << nums.length
  // For each choice of numbers, how full the group begun last is; -1 where they fill no groups one after another.
  const filled = new Array(all).fill(-1)
  filled[0] = 0
  for (let chosen = 0; chosen < all; chosen++) {
    if (filled[chosen] === -1) continue
    for (const [place, number] of nums.entries()) {
      const isFree = ((chosen >> place) & 1) === 0
      if (isFree && filled[chosen] + number <= side) filled[chosen | (1 << place)] = (filled[chosen] + number) % side
    }
  }
  return filled[all - 1] === 0
}
