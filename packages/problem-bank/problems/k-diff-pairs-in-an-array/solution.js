function findPairs(nums, k) {
  const counts = new Map()
  for (const number of nums) counts.set(number, (counts.get(number) ?? 0) + 1)
  let pairs = 0
  for (const [number, count] of counts) if (k === 0 ? count > 1 : counts.has(number + k)) pairs++
  return pairs
}
