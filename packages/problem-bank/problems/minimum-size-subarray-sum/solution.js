function minSubArrayLen(target, nums) {
  let shortest = Infinity
  let total = 0
  let start = 0
  for (const [end, number] of nums.entries()) {
    total += number
    while (total >= target) {
      shortest = Math.min(shortest, end - start + 1)
      total -= nums[start++]
    }
  }
  return shortest === Infinity ? 0 : shortest
}
