function maxSumSubarray(nums, k) {
  let total = 0
  let best = -Infinity
  for (const [index, number] of nums.entries()) {
    total += number
    if (index >= k) total -= nums[index - k]
    if (index >= k - 1) best = Math.max(best, total)
  }
  return best
}
