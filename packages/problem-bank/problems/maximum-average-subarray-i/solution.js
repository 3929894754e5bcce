function findMaxAverage(nums, k) {
  let sum = 0
  let best = -Infinity
  for (const [place, number] of nums.entries()) {
    sum += number
    if (place >= k) sum -= nums[place - k]
    if (place >= k - 1) best = Math.max(best, sum)
  }
  return best / k
}
