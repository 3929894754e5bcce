function checkSubarraySum(nums, k) {
  const firstLength = new Map([[0, 0]])
  let remainder = 0
  for (const [place, number] of nums.entries()) {
    remainder = (remainder + number) % k
    const length = place + 1
    const first = firstLength.get(remainder)
    if (first === undefined) firstLength.set(remainder, length)
    else if (length - first >= 2) return true
  }
  return false
}
