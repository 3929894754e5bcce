function subarraySum(nums, k) {
  const seen = new Map([[0, 1]])
  let total = 0
  let count = 0
  for (const number of nums) {
    total += number
    count += seen.get(total - k) ?? 0
    seen.set(total, (seen.get(total) ?? 0) + 1)
  }
  return count
}
