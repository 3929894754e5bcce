function maxOperations(nums, k) {
  const waiting = new Map()
  let operations = 0
  for (const number of nums) {
    const partners = waiting.get(k - number) ?? 0
    if (partners > 0) {
      waiting.set(k - number, partners - 1)
      operations++
    } else {
      waiting.set(number, (waiting.get(number) ?? 0) + 1)
    }
  }
  return operations
}
